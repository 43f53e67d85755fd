/**
 * Chunks by use: modules that the console always loads, modules that each of its first pages shares with others, and
 * modules that a few other pages share. By default, the bundler makes a chunk for each combination of pages that share
 * modules. See docs/decisions/0013.
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

/** Modules that a page shares with others, without those of a group of higher priority. */
const sharedWith = (page: string, pages: ReadonlyArray<string>, priority: number): Group => {
  let needed: ReadonlySet<string> | undefined;
  return {
    name: (id, context) => {
      needed ??= staticImports(page, context);
      return needed.has(id) && !pages.includes(id) ? `shared-${priority}` : null;
    },
    debugName: `shared-${priority}`,
    minShareCount: 2,
    priority,
    includeDependenciesRecursively: false,
  };
};

/** Modules that every page needs, in parts: the browser paints and answers input between their evaluations. */
const startPart = (name: string, test: RegExp, priority: number): Group => ({
  name,
  test,
  tags: ["$initial"],
  priority,
  includeDependenciesRecursively: false,
});

/** @param firstPages - The pages that most people see first, in order: each waits for nothing that only later ones need. */
export const consoleChunks = (firstPages: ReadonlyArray<string>): Array<Group> => {
  const count = firstPages.length;
  return [
    startPart("libraries", /\/node_modules\//, count + 2),
    startPart("effect", /\/node_modules\/(?:@effect|effect)\//, count + 3),
    startPart("console", /./, count + 1),
    ...firstPages.map((page, index) => sharedWith(page, firstPages, count - index)),
    {
      name: "part",
      minShareCount: 2,
      entriesAware: true,
      // Bytes before compression: a smaller part is merged with the part that needs it most.
      entriesAwareMergeThreshold: 7000,
      priority: 0,
      includeDependenciesRecursively: false,
    },
  ];
};
