/**
 * Checks the npm scripts, variables, configurations and bodies that README and docs show. Other tests cover the rest:
 * .ci/run and test/platform/server/main.test.ts run `npm ci`, `npm start` and `npm test`; test/platform/server/nginx.test.ts
 * runs docs/nginx and docs/deploy/publish-console.sh; `npm run docs` encodes the messages of docs/contract/reference.md by
 * the schemas.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Effect, Schema } from "effect";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { AppPage } from "#schemas/apps/AppsApi.ts";
import { Invalid } from "#schemas/errors.ts";
import { AppConfigFile } from "#src/domain/appConfigFile.ts";
import { type Block, blocksOf, commandsOf, markdownFiles } from "./documents.ts";
import { testConfig } from "./support/testConfig.ts";

const scripts = (
  JSON.parse(readFileSync("package.json", "utf8")) as { readonly scripts: Readonly<Record<string, string>> }
).scripts;

/** The sources that handle `npm run <script> -- --flag`: the script's file, and its folder if there is one. */
const sourceOf = (script: string): string => {
  const [, file] = /(?:tsx|node)(?: --import tsx)? (\S+)/.exec(scripts[script] ?? "") ?? [];
  if (file === undefined) return "";
  const folder = file.replace(/\.\w+$/, "");
  const parts = existsSync(folder) ? readdirSync(folder).map((part) => join(folder, part)) : [];
  return [file, ...parts].map((path) => readFileSync(path, "utf8")).join("\n");
};

const isNpmCommand = ([verb = "", ...rest]: ReadonlyArray<string>): void => {
  const words = rest.filter((word) => !["--silent", "--"].includes(word));
  const script = verb === "run" ? (words.shift() ?? "") : verb;
  if (verb === "ci") return;
  expect(Object.keys(scripts)).toContain(script);
  for (const flag of words.filter((word) => word.startsWith("--")))
    expect(sourceOf(script), `${script} takes ${flag}`).toContain(flag.slice(2));
};

const platformVariables = new Set(
  ["platform/PlatformConfig.ts", "platform/serverUrls.ts"].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"([A-Z]+(?:_[A-Z]+)*)"/g)].map(([, name = ""]) => name),
  ),
);

const variableIn = (line: string) =>
  [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)] as const;

const variablesOfOthers = new Set(["NODE_ENV", "CHROMIUM_PATH"]);

const areVariables = (variables: ReadonlyArray<readonly [string, string]>): void => {
  const own = variables.filter(([name]) => !variablesOfOthers.has(name));
  for (const [name] of own) expect([...platformVariables]).toContain(name);
  const config = Effect.provide(PlatformConfig, testConfig(Object.fromEntries(own)));
  expect(Effect.runSync(Effect.either(config))).toMatchObject({ _tag: "Right" });
};

/** The entities that blocks show. */
const entities = new Map(
  Object.entries({ AppPage, Invalid }).map(
    ([name, { ast }]) => [name, Schema.make<unknown, unknown>(ast)] as const,
  ),
);

const isHttpMessage = (text: string): void => {
  const [head = "", body] = text.split("\n\n");
  const [first = "", ...headers] = head.trimEnd().split("\n");
  expect(first).toMatch(/^(?:HTTP\/1\.1 \d{3} [\w ]+|(?:GET|POST|PUT|DELETE|OPTIONS) \/\S+ HTTP\/1\.1)$/);
  for (const header of headers) expect(header).toMatch(/^[\w-]+: \S/);
  if (body === undefined) return;
  const problem = JSON.parse(body) as { readonly _tag?: string };
  const entity = entities.get(problem._tag ?? "");
  if (entity) Schema.decodeUnknownSync(entity, { onExcessProperty: "error" })(problem);
};

const checks: Readonly<Record<string, (block: Pick<Block, "text" | "info">) => void>> = {
  sh: ({ text }) => {
    for (const { variables, program, args } of commandsOf(text)) {
      areVariables(variables);
      if (program === "npm") isNpmCommand(args);
    }
  },
  /** A configuration of the console, or the entity that the fence names: `json App`. */
  json: ({ text, info }) => {
    const value: unknown = JSON.parse(text);
    if (info === "") {
      Schema.decodeUnknownSync(AppConfigFile, { onExcessProperty: "error" })(value);
      return;
    }
    const entity = entities.get(info);
    expect(entity).toBeDefined();
    // In strict form: decoding and encoding does not change it.
    if (entity)
      expect(Schema.encodeSync(entity)(Schema.decodeUnknownSync(entity)(value))).toStrictEqual(value);
  },
  http: ({ text }) => isHttpMessage(text),
  /** A file of environment variables. */
  ini: ({ text }) => areVariables(text.trimEnd().split("\n").map(variableIn)),
  /** A part of a file, so only its syntax is checked. */
  ts: ({ text }) => expect(parseSync("part.tsx", text).errors).toStrictEqual([]),
  /** What test/platform/metrics/writeMetrics.test.ts runs. */
  sql: ({ text }) => expect(text).toMatch(/^select write_metrics\(/),
  /** A drawing. */
  text: ({ text }) => expect(text).not.toMatch(/^\s*(?:npm|node|curl) /m),
};

const blocks = markdownFiles.flatMap((file) => blocksOf(file));

describe("a block of the documents", () => {
  it.each(blocks)("$place, $kind, is right", (block) => {
    expect(Object.keys(checks)).toContain(block.kind);
    checks[block.kind]?.(block);
  });

  it("is found in every place", () => {
    const kinds = new Set(blocks.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toStrictEqual(["http", "ini", "json", "sh", "sql", "text", "ts"]);
    const fences = markdownFiles.flatMap((file) => readFileSync(file, "utf8").match(/^ *```/gm) ?? []);
    expect(blocks.length * 2).toBe(fences.length);
  });
});

const named = markdownFiles.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/`npm run (?:--silent )?([\w:-]+)/g)].map(
    ([, script = ""]) => [file, script] as const,
  ),
);

it.each(named)("%s names npm's script %s, which exists", (_file, script) => {
  expect(Object.keys(scripts)).toContain(script);
});

/** Globs, placeholders and the feature that add-a-page.md makes up do not exist. */
const paths = [
  "README.md",
  "CONTRIBUTING.md",
  ...markdownFiles.filter((file) => file.startsWith("docs/guides/")),
].flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/`((?:src|e2e|test|platform|scripts|schemas|docs)\/[^`*<…]*)`/g)]
    .map(([, path = ""]) => [file, path] as const)
    .filter(([, path]) => !/announcements/i.test(path)),
);

it.each(paths)("%s names %s, which exists", (_file, path) => {
  expect(existsSync(path)).toBe(true);
});

it("the table of environment variables lists exactly those that the platform reads", () => {
  const rows = readFileSync("docs/guides/configuration.md", "utf8").matchAll(/^\| `([A-Z][A-Z_]*)` /gm);
  expect(new Set([...rows].map(([, name]) => name))).toStrictEqual(platformVariables);
});

describe("deployment", () => {
  it("has a unit that runs the build with variables that the platform reads", () => {
    const unit = readFileSync("docs/deploy/wellbeing-console.service", "utf8");
    expect(unit).toMatch(/^ExecStart=\S+ dist-platform\/main.js$/m);
    areVariables([...unit.matchAll(/^Environment=(.*)$/gm)].map(([, line = ""]) => variableIn(line)));
  });

  const containerfile = readFileSync("docs/deploy/Containerfile", "utf8");
  const instructions = [...containerfile.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = "", rest = ""]) => ({
    name,
    rest,
  }));
  const restsOf = (name: string) => instructions.filter((each) => each.name === name).map(({ rest }) => rest);

  it("copies existing files into the image, including all that the build reads", () => {
    const copied = restsOf("COPY")
      .filter((rest) => !rest.startsWith("--from"))
      .flatMap((rest) => rest.split(" ").slice(0, -1));
    expect(copied.filter((path) => !existsSync(path))).toStrictEqual([]);
    const [, inputs = ""] =
      /const inputs = \[([^\]]*)\]/.exec(readFileSync("scripts/build.mjs", "utf8")) ?? [];
    const read = [...inputs.matchAll(/"([^"]+)"/g)].map(([, path = ""]) => path);
    const isCopied = (path: string) => copied.some((each) => path === each || path.startsWith(`${each}/`));
    expect(read.filter((path) => !isCopied(path))).toStrictEqual([]);
  });

  it("copies what the platform runs", () => {
    const built = restsOf("COPY")
      .filter((rest) => rest.startsWith("--from"))
      .join("\n");
    const [, externals = ""] = /external: \[([^\]]*)\]/.exec(readFileSync("vite.config.ts", "utf8")) ?? [];
    for (const [, library = ""] of externals.matchAll(/"([^"]+)"/g))
      expect(built).toContain(`node_modules/${library} `);
    expect(built).toContain("/build/dist-platform dist-platform");
    expect(restsOf("CMD")).toStrictEqual(['["node", "dist-platform/main.js"]']);
  });

  it("runs existing commands with variables that the platform reads", () => {
    for (const rest of restsOf("RUN")) checks["sh"]?.({ text: rest, info: "" });
    expect(restsOf("ENV")).toHaveLength(1);
    areVariables(restsOf("ENV").flatMap((rest) => rest.split(" ").map(variableIn)));
  });
});
