/** Searches commands: counts all matches and returns the best of each group. */
import { fold, matchRank } from "#src/domain/wordSearch.ts";
import { type Command, type CommandGroup, commandGroups } from "#src/interaction/commands.ts";

export interface IndexedCommand {
  readonly command: Command;
  readonly name: string;
  readonly keywords: string;
}

export interface SearchResult {
  readonly groups: ReadonlyArray<readonly [CommandGroup, ReadonlyArray<Command>]>;
  /** Number of matches; not all of them may be shown. */
  readonly total: number;
  readonly shown: number;
}

/** Rendering more would slow down every keystroke. */
const maxPerGroup = 40;

export const index = (commands: ReadonlyArray<Command>): ReadonlyArray<IndexedCommand> =>
  commands.map((command) => ({ command, name: fold(command.name), keywords: fold(command.keywords ?? "") }));

/** Keywords match only by the beginnings of words. */
const rank = ({ name, keywords }: IndexedCommand, words: string) => {
  const byName = matchRank(name, words);
  if (byName !== undefined) return byName;
  const withKeywords = matchRank(`${name} ${keywords}`, words);
  return withKeywords !== undefined && withKeywords <= 1 ? 1 : undefined;
};

export const search = (commands: ReadonlyArray<IndexedCommand>, typed: string): SearchResult => {
  const words = fold(typed);
  const matches = commands.flatMap((each) => {
    const commandRank = rank(each, words);
    return commandRank === undefined ? [] : [{ command: each.command, rank: commandRank }];
  });
  const groups = commandGroups.flatMap((group) => {
    const best = matches
      .filter(({ command }) => command.group === group)
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, maxPerGroup)
      .map(({ command }) => command);
    return best.length === 0 ? [] : [[group, best] as const];
  });
  return {
    groups,
    total: matches.length,
    shown: groups.reduce((sum, [, { length }]) => sum + length, 0),
  };
};
