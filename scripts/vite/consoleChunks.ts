/**
 * What the console always loads is one chunk, and what its first page shares with others a second. Left alone, the
 * bundler cuts both into a piece for every combination of pages that share something.
 */
import type { Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type NameFunction = Extract<Group["name"], (...parameters: never) => unknown>;
type Context = Parameters<NameFunction>[1];

/** A module with all that it imports at once. */
const reachableFrom = (entry: string, context: Context, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const id of context.getModuleInfo(entry)?.importedIds ?? []) reachableFrom(id, context, seen);
  return seen;
};

/** A chunk named `name` of the modules that `has` decides on; it is asked for the whole graph at once. */
const chunk = (name: string, has: (context: Context) => (id: string) => boolean): Group => {
  let isIn: ((id: string) => boolean) | undefined;
  return {
    name: (id, context) => {
      isIn ??= has(context);
      return isIn(id) ? name : null;
    },
    includeDependenciesRecursively: false,
  };
};

export interface ConsoleChunks {
  /** The console's document and entry. The entry waits for chunks that need this one, so it cannot be in it. */
  readonly entries: ReadonlyArray<string>;
  /** Entries that are loaded without the console: what they load stays out. */
  readonly apart: ReadonlyArray<string>;
  /** The page that most people see first. */
  readonly firstPage: string;
}

export const consoleChunks = ({ entries, apart, firstPage }: ConsoleChunks): Array<Group> => {
  const outside = (context: Context) =>
    new Set([...entries, ...apart.flatMap((each) => [...reachableFrom(each, context)])]);
  return [
    {
      ...chunk("console", (context) => {
        const others = outside(context);
        return (id) => !others.has(id);
      }),
      tags: ["$initial"],
      priority: 2,
    },
    {
      ...chunk("shared", (context) => {
        const others = outside(context);
        const reached = reachableFrom(firstPage, context);
        return (id) => reached.has(id) && !others.has(id) && id !== firstPage;
      }),
      minShareCount: 2,
      priority: 1,
    },
  ];
};
