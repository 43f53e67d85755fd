/**
 * Vite plugin: replaces modules that @effect/platform imports, and that the console never calls, with stubs. It applies
 * only to the console's build. A stub's function reports its name and throws; e2e/everyPage.spec.ts, like every other
 * spec, fails when that happens. What each stub saves: docs/decisions/0017.
 */
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

interface LeftOutModule {
  /** The import specifier, as the library writes it. */
  readonly specifier: string;
  /** The library's files whose import is replaced. */
  readonly importers: RegExp;
  /** JavaScript for exports that the console does call. */
  readonly replacements?: Readonly<Record<string, string>>;
}

const leftOutModules: ReadonlyArray<LeftOutModule> = [
  {
    // For streamed bodies. The console's bodies are JSON and forms, which are read and written whole.
    specifier: "effect/Stream",
    importers:
      /\/node_modules\/@effect\/platform\/dist\/esm\/internal\/(?:fetchHttpClient|httpBody|httpClient|httpClientResponse)\.js$/,
  },
  {
    // A server's router. HttpApiEndpoint uses only its prefixPath, to put "/api/v1" before a path.
    specifier: "./HttpRouter.js",
    importers: /\/node_modules\/@effect\/platform\/dist\/esm\/HttpApiEndpoint\.js$/,
    replacements: { prefixPath: `(path, prefix) => (path === "/" ? prefix : prefix + path)` },
  },
];

const stubPrefix = "\0left-out:";

const stubOf = async ({ specifier, replacements = {} }: LeftOutModule, path: string): Promise<string> => {
  const names = Object.keys((await import(pathToFileURL(path).href)) as object);
  const leftOutFunction = `const leftOut = (name) => () => {
    const error = new Error("${specifier}: " + name + " is left out (scripts/vite/leftOut.ts)");
    // Reported as well as thrown: the caller may handle the error.
    globalThis.reportError?.(error);
    throw error;
  };`;
  const exports = names
    .filter((name) => name !== "default")
    .map(
      (name) =>
        `const _${name} = ${replacements[name] ?? `/*#__PURE__*/ leftOut("${name}")`};\nexport { _${name} as ${name} };`,
    );
  return [leftOutFunction, ...exports].join("\n");
};

export const leftOut = (modules = leftOutModules): Plugin => {
  const replaced = new Set<LeftOutModule>();
  return {
    name: "left-out",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart: () => replaced.clear(),
    async resolveId(specifier, importer = "") {
      const module = modules.find((each) => each.specifier === specifier && each.importers.test(importer));
      if (!module) return null;
      replaced.add(module);
      const resolved = await this.resolve(specifier, importer, { skipSelf: true });
      return (
        resolved && { id: `${stubPrefix}${modules.indexOf(module)}:${resolved.id}`, moduleSideEffects: false }
      );
    },
    async load(id) {
      if (!id.startsWith(stubPrefix)) return null;
      const [, index = "", path = ""] = /^(\d+):(.*)$/.exec(id.slice(stubPrefix.length)) ?? [];
      const module = modules[Number(index)];
      return module ? stubOf(module, path) : null;
    },
    /** An update of the library may import a module in another way, so that its stub would not be used. */
    buildEnd(error) {
      if (error) return;
      const unused = modules.filter((module) => !replaced.has(module)).map(({ specifier }) => specifier);
      if (unused.length > 0)
        this.error(`Nothing imports ${unused.join(", ")} any more: see scripts/vite/leftOut.ts`);
    },
  };
};
