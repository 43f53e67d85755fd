/** Which commands fit what is typed: all that fit are counted, the best are shown. */
import { fit, fold } from "#src/domain/wordSearch.ts";
import { type Command, type CommandGroup, commandGroups } from "#src/interaction/commands.ts";

export interface Indexed {
  readonly command: Command;
  readonly name: string;
  readonly keywords: string;
}

export interface Found {
  readonly groups: ReadonlyArray<readonly [CommandGroup, ReadonlyArray<Command>]>;
  /** How many fit; not all of them may be shown. */
  readonly total: number;
  readonly shown: number;
}

/** Most that are shown of a group: as many as somebody reads. Drawing more would make every key slower. */
const most = 40;

export const index = (commands: ReadonlyArray<Command>): ReadonlyArray<Indexed> =>
  commands.map((command) => ({ command, name: fold(command.name), keywords: fold(command.keywords ?? "") }));

/** Other words find a command only by their beginnings. */
const rank = ({ name, keywords }: Indexed, words: string) => {
  const byName = fit(name, words);
  if (byName !== undefined) return byName;
  return fit(`${name} ${keywords}`, words) === 1 ? 1 : undefined;
};

export const search = (commands: ReadonlyArray<Indexed>, typed: string): Found => {
  const words = fold(typed);
  const fitting = commands.flatMap((each) => {
    const place = rank(each, words);
    return place === undefined ? [] : [{ command: each.command, place }];
  });
  const groups = commandGroups.flatMap((group) => {
    const best = fitting
      .filter(({ command }) => command.group === group)
      .toSorted((a, b) => a.place - b.place)
      .slice(0, most)
      .map(({ command }) => command);
    return best.length === 0 ? [] : [[group, best] as const];
  });
  return {
    groups,
    total: fitting.length,
    shown: groups.reduce((sum, [, { length }]) => sum + length, 0),
  };
};
