/**
 * Two chunks instead of a hundred: what the console always loads, and what its first page shares with other pages. By
 * itself the bundler makes a chunk for every combination of pages that share modules. See docs/decisions/0013.
 */
import type { Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type NameFunction = Extract<Group["name"], (...parameters: never) => unknown>;
type Context = Parameters<NameFunction>[1];

/** A module and everything that it imports statically. */
const staticImports = (entry: string, context: Context, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const id of context.getModuleInfo(entry)?.importedIds ?? []) staticImports(id, context, seen);
  return seen;
};

/** A chunk of the modules that `makeFilter` selects; it is called once, when the module graph is complete. */
const chunkOf = (name: string, makeFilter: (context: Context) => (id: string) => boolean): Group => {
  let includes: ((id: string) => boolean) | undefined;
  return {
    name: (id, context) => {
      includes ??= makeFilter(context);
      return includes(id) ? name : null;
    },
    debugName: name,
    includeDependenciesRecursively: false,
  };
};

export interface ConsoleChunksOptions {
  /** The console's document and entry. The entry awaits chunks that need the console's, so it cannot be part of it. */
  readonly entries: ReadonlyArray<string>;
  /** Entries that are loaded without the console; their imports stay outside both chunks. */
  readonly independentEntries: ReadonlyArray<string>;
  /** The page that most people see first. */
  readonly firstPage: string;
}

export const consoleChunks = ({
  entries,
  independentEntries,
  firstPage,
}: ConsoleChunksOptions): Array<Group> => {
  const excludedFrom = (context: Context) =>
    new Set([...entries, ...independentEntries.flatMap((entry) => [...staticImports(entry, context)])]);
  return [
    {
      ...chunkOf("console", (context) => {
        const excluded = excludedFrom(context);
        return (id) => !excluded.has(id);
      }),
      tags: ["$initial"],
      priority: 2,
    },
    {
      ...chunkOf("shared", (context) => {
        const excluded = excludedFrom(context);
        const needed = staticImports(firstPage, context);
        return (id) => needed.has(id) && !excluded.has(id) && id !== firstPage;
      }),
      minShareCount: 2,
      priority: 1,
    },
  ];
};
