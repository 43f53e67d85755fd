/**
 * Chunks by use: modules that the console always loads (the overview among them), modules that an app's page shares
 * with others, and modules that a few other pages share. By default, the bundler makes a chunk for each combination of
 * pages that share modules. See docs/decisions/0017.
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

/** Modules that a page shares with others. */
const sharedWith = (page: string, priority: number, name = "shared", test = /./): Group => {
  let needed: ReadonlySet<string> | undefined;
  return {
    name: (id, context) => {
      needed ??= staticImports(page, context);
      return needed.has(id) && id !== page && test.test(id) ? name : null;
    },
    debugName: name,
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

/** In bytes before compression: a smaller part is merged with the one that needs it most. */
const smallPart = 2500;

/** @param firstPage - The page that most people see first after the overview: it waits for nothing that only later ones need. */
export const consoleChunks = (firstPage: string): Array<Group> => [
  startPart("effect", /\/node_modules\/(?:@effect|effect)\//, 4),
  startPart("libraries", /\/node_modules\//, 3),
  startPart("console", /./, 2),
  // The overview shares them with an app's page, and no other page needs them.
  sharedWith(firstPage, 2, "secrets", /\/src\/(?:domain|features)\/client-secrets\/(?!messages)/),
  // A page that has failed may lack a part that it shares with others: what says so does not.
  {
    name: "failure",
    test: /\/src\/(?:app\/(?:Error|ChunkError|ConfigError|Failure|NotFound)Page|ui\/MessagePage)\b/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  sharedWith(firstPage, 1),
  // So small that it would be merged with a part that only one of its pages needs.
  { name: "alert", test: /\/src\/ui\/AlertDialog\.tsx$/, priority: 1, includeDependenciesRecursively: false },
  {
    name: "words",
    // They import nothing: merged with a part, they once closed a circle of two parts that needed each other.
    test: /\/messages\.en\.ts$/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: smallPart,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: "part",
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: smallPart,
    priority: 0,
    includeDependenciesRecursively: false,
  },
];
