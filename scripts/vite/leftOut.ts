/**
 * Vite plugin: parts of libraries that the console never runs are left out of its build where the library's own code
 * imports them. What is left out says so when it is called after all; a part that nobody imports any more fails the
 * build, so that an update of the library is noticed.
 */
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

interface Part {
  /** What is imported, as it is written there. */
  readonly source: string;
  /** Who imports it, as the end of a path. */
  readonly importers: RegExp;
  /** JavaScript in the place of exports that are evaluated at once. */
  readonly inPlace?: Readonly<Record<string, string>>;
}

const nothing = "() => undefined";
const metric = "() => ({ unsafeUpdate() {} })";

const parts: ReadonlyArray<Part> = [
  {
    // Bodies are read and written whole: JSON and forms.
    source: "effect/Stream",
    importers:
      /\/@effect\/platform\/dist\/esm\/internal\/(?:fetchHttpClient|httpBody|httpClient|httpClientResponse)\.js$/,
  },
  {
    // Browsers keep cookies themselves.
    source: "../Cookies.js",
    importers: /\/@effect\/platform\/dist\/esm\/internal\/(?:httpClient|httpClientResponse)\.js$/,
  },
  {
    // Routes of a server. Endpoints borrow its function that joins paths; our prefix has no slash at its end.
    source: "./HttpRouter.js",
    importers: /\/@effect\/platform\/dist\/esm\/HttpApiEndpoint\.js$/,
    inPlace: { prefixPath: `(path, prefix) => (path === "/" ? prefix : prefix + path)` },
  },
  {
    // A second, smaller runtime, whose effects the first can run.
    source: "../Micro.js",
    importers: /\/effect\/dist\/esm\/internal\/fiberRuntime\.js$/,
  },
  {
    // Counters of fibers, which nobody reads: they are made at once and take every update.
    source: "./metric.js",
    importers: /\/effect\/dist\/esm\/internal\/fiberRuntime\.js$/,
    inPlace: { counter: metric, histogram: metric, tagged: metric },
  },
  {
    // Configuration from environment variables: the console's is /config.json.
    source: "./configProvider.js",
    importers: /\/effect\/dist\/esm\/internal\/(?:defaultServices|fiberRuntime)\.js$/,
    inPlace: { configProviderTag: '{ key: "effect/ConfigProvider" }', fromEnv: nothing },
  },
];

const prefix = "\0left-out:";

export const leftOut = (): Plugin => {
  const found = new Set<Part>();
  return {
    name: "left-out",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart: () => found.clear(),
    async resolveId(source, importer = "") {
      const part = parts.find((part) => part.source === source && part.importers.test(importer));
      if (!part) return null;
      found.add(part);
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { id: `${prefix}${parts.indexOf(part)}:${resolved.id}`, moduleSideEffects: false };
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const [, index = "", path = ""] = /^(\d+):(.*)$/.exec(id.slice(prefix.length)) ?? [];
      const { source = "", inPlace = {} } = parts[Number(index)] ?? {};
      const names = Object.keys((await import(pathToFileURL(path).href)) as object);
      return names
        .filter((name) => name !== "default")
        .map((name) => {
          const absent = `() => { throw new Error("${source}: ${name} is left out (scripts/vite/leftOut.ts)") }`;
          return `const _${name} = ${inPlace[name] ?? absent};\nexport { _${name} as ${name} };`;
        })
        .join("\n");
    },
    buildEnd(error) {
      if (error) return;
      const gone = parts.filter((part) => !found.has(part)).map(({ source }) => source);
      if (gone.length > 0)
        this.error(`Nothing imports ${gone.join(", ")} any more: see scripts/vite/leftOut.ts`);
    },
  };
};
