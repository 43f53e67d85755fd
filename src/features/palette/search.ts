/** Searches commands: counts all matches and returns the best of each group, those with a match by name first. */
import { fold, matchRank } from "#src/domain/wordSearch.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import {
  type Command,
  type CommandGroup,
  commandGroups,
  type RelatedCommand,
} from "#src/interaction/commands.ts";

interface Folded {
  readonly name: string;
  readonly keywords: string;
}

export interface IndexedCommand extends Folded {
  readonly command: Command;
}

interface Match {
  readonly command: Command;
  readonly rank: number;
}

export interface SearchResult {
  readonly groups: ReadonlyArray<readonly [CommandGroup, ReadonlyArray<Command>]>;
  /** Number of matches; not all of them may be shown. */
  readonly total: number;
  readonly shown: number;
}

/** Rendering more would slow down every keystroke. */
const maxPerGroup = 40;
/** If more apps match, their commands are listed only if the search contains the name of the command. */
const fewApps = 3;

export const index = (commands: ReadonlyArray<Command>): ReadonlyArray<IndexedCommand> =>
  commands.map((command) => ({ command, name: fold(command.name), keywords: fold(command.keywords ?? "") }));

/** Of matches by keywords alone: after all that match by name. */
const byKeywords = 3;

/** Keywords match only by the beginnings of words. */
const rank = ({ name, keywords }: Folded, words: string) => {
  const byName = matchRank(name, words);
  if (byName !== undefined) return byName;
  const withKeywords = matchRank(`${name} ${keywords}`, words);
  return withKeywords !== undefined && withKeywords <= 1 ? byKeywords : undefined;
};

/** The commands of each app, by the app's name and their own. */
const searchRelated = (
  apps: ReadonlyArray<IndexedCommand>,
  related: ReadonlyArray<RelatedCommand>,
  words: string,
): ReadonlyArray<Match> => {
  if (words === "") return [];
  const parts = related.map((one) => ({ one, name: fold(one.name), keywords: fold(one.keywords ?? "") }));
  const named = new Set(apps.filter((app) => rank(app, words) !== undefined));
  return apps.flatMap((app) => {
    const { app: id = "", name } = app.command;
    if (named.has(app) && named.size > fewApps) return [];
    return parts.flatMap(({ one, ...folded }) => {
      const found = rank({ ...folded, name: `${app.name} ${folded.name}` }, words);
      const command: Command = {
        id: `${app.command.id} ${one.id}`,
        group: "withApp",
        name: asWritten(`${name} → ${one.name}`),
        icon: one.icon,
        run: (tools) => one.run(tools, id),
      };
      return found === undefined ? [] : [{ command, rank: found }];
    });
  });
};

export const search = (
  commands: ReadonlyArray<IndexedCommand>,
  typed: string,
  related: ReadonlyArray<RelatedCommand> = [],
): SearchResult => {
  const words = fold(typed);
  const own = commands.flatMap((each): ReadonlyArray<Match> => {
    const commandRank = rank(each, words);
    return commandRank === undefined ? [] : [{ command: each.command, rank: commandRank }];
  });
  const apps = commands.filter(({ command }) => command.app !== undefined);
  const matches = [...own, ...searchRelated(apps, related, words)];
  const groups = commandGroups
    .flatMap((group) => {
      const best = matches
        .filter(({ command }) => command.group === group)
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, maxPerGroup);
      const [first] = best;
      return first === undefined ? [] : [{ group, best, isNamed: first.rank < byKeywords }];
    })
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
    .map(({ group, best }) => [group, best.map(({ command }) => command)] as const);
  return {
    groups,
    total: matches.length,
    shown: groups.reduce((sum, [, { length }]) => sum + length, 0),
  };
};
