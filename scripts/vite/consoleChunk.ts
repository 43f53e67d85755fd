/**
 * What the console always loads is one chunk. Left alone, the bundler cuts it into a piece for every combination of
 * pages that share something, though all of it is there before any of them.
 */
import type { Rolldown } from "vite";

type NameFunction = Extract<Rolldown.CodeSplittingGroup["name"], (...parameters: never) => unknown>;
type Context = Parameters<NameFunction>[1];

/** A module with all that it imports at once. */
const reachableFrom = (entry: string, context: Context, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const id of context.getModuleInfo(entry)?.importedIds ?? []) reachableFrom(id, context, seen);
  return seen;
};

export interface ConsoleChunk {
  /** The console's document and entry. The entry waits for chunks that need this one, so it cannot be in it. */
  readonly entries: ReadonlyArray<string>;
  /** Entries that are loaded without the console: what they load stays out. */
  readonly apart: ReadonlyArray<string>;
}

export const consoleChunk = ({ entries, apart }: ConsoleChunk): Rolldown.CodeSplittingGroup => {
  let others: ReadonlySet<string> | undefined;
  return {
    tags: ["$initial"],
    name: (id, context) => {
      others ??= new Set([...entries, ...apart.flatMap((each) => [...reachableFrom(each, context)])]);
      return others.has(id) ? null : "console";
    },
    includeDependenciesRecursively: false,
  };
};
