/**
 * Chunks for loading, not one for each combination of pages that share modules, as the bundler makes them by itself:
 * what the console always loads, what its first pages share with others, and what few others share. See
 * docs/decisions/0013.
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

/** @param firstPages - The pages that most people see first: they wait for nothing that only other pages need. */
export const consoleChunks = (firstPages: ReadonlyArray<string>): Array<Group> => {
  let needed: ReadonlySet<string> | undefined;
  return [
    { name: "console", tags: ["$initial"], priority: 2, includeDependenciesRecursively: false },
    {
      name: (id, context) => {
        needed ??= new Set(firstPages.flatMap((page) => [...staticImports(page, context)]));
        return needed.has(id) && !firstPages.includes(id) ? "shared" : null;
      },
      debugName: "shared",
      minShareCount: 2,
      priority: 1,
      includeDependenciesRecursively: false,
    },
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
