/** Scripts, files, variables and configurations that README, docs and docs/deploy name are those of the project. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { AppPage } from "#schemas/apps/AppsApi.ts";
import { AppConfigFile } from "#src/domain/appConfigFile.ts";

const read = (path: string) => readFileSync(path, "utf8");

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).map((file) => join("docs", file)),
]
  .filter((file) => /\.md$|^docs\/deploy\/./.test(file))
  .map((file) => ({ file, text: read(file) }));

/** What a pattern finds in the documents, each with its file. */
const namedIn = (files: RegExp, pattern: RegExp) =>
  documents
    .filter(({ file }) => files.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name = ""]) => [file, name] as const));

const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: object };

it.each(namedIn(/./, /\bnpm run (?:--silent )?([\w:-]+)/g))(
  "%s names npm's script %s, which exists",
  (_file, script) => {
    expect(Object.keys(scripts)).toContain(script);
  },
);

/** Globs, placeholders and the feature that add-a-page.md makes up do not exist. */
const paths = namedIn(
  /^\w+\.md$|^docs\/guides\//,
  /`((?:src|e2e|test|platform|scripts|schemas|docs)\/[^`*<…]*)`/g,
).filter(([, path]) => !/announcements/i.test(path));

it.each(paths)("%s names %s, which exists", (_file, path) => {
  expect(existsSync(path)).toBe(true);
});

const variables = new Set(
  ["platform/PlatformConfig.ts", "platform/serverUrls.ts"].flatMap((file) =>
    [...read(file).matchAll(/"([A-Z]+(?:_[A-Z]+)*)"/g)].map(([, name = ""]) => name),
  ),
);

it("the table of environment variables lists exactly those that the platform reads", () => {
  const rows = read("docs/guides/configuration.md").matchAll(/^\| `([A-Z][A-Z_]*)` /gm);
  expect(new Set([...rows].map(([, name]) => name))).toStrictEqual(variables);
});

it("the list of settings of /config.json names exactly those that the console reads", () => {
  const { oidc, ...others } = AppConfigFile.fields;
  const inOidc = Object.keys(oidc.fields).map((name) => `oidc.${name}`);
  const lines = read("docs/guides/configuration.md").matchAll(/^- `.*?`:/gm);
  const listed = [...lines].flatMap(([line]) => [...line.matchAll(/[\w.]+/g)].map(([name]) => name));
  expect(listed.toSorted()).toEqual([...Object.keys(others), ...inOidc].toSorted());
});

it("no document names a variable that the platform does not read", () => {
  const named = namedIn(/./, /\b((?:PLATFORM|PUBLIC|DATABASE|SMTP|MAIL)_[A-Z_]+)\b/g);
  expect(named.filter(([, name]) => !variables.has(name))).toEqual([]);
});

describe("a block of JSON", () => {
  it.each(namedIn(/./, /^ *```json\n([^]*?)^ *```$/gm))("in %s is a configuration", (_file, text) => {
    const read = Schema.decodeUnknownEither(AppConfigFile, { onExcessProperty: "error" });
    expect(read(JSON.parse(text))).toMatchObject({ _tag: "Right" });
  });

  it.each(namedIn(/./, /^ *```json AppPage\n([^]*?)^ *```$/gm))("in %s is a page of apps", (_file, text) => {
    const page: unknown = JSON.parse(text);
    expect(Schema.encodeSync(AppPage)(Schema.decodeUnknownSync(AppPage)(page))).toStrictEqual(page);
  });
});

describe("deployment", () => {
  const containerfile = read("docs/deploy/Containerfile");
  const restsOf = (name: string) =>
    [...containerfile.matchAll(new RegExp(`^${name} (.*)$`, "gm"))].map(([, rest = ""]) => rest);

  it("has a unit that runs the build", () => {
    expect(read("docs/deploy/wellbeing-console.service")).toMatch(/^ExecStart=\S+ dist-platform\/main.js$/m);
  });

  it("copies existing files into the image, including all that the build reads", () => {
    const copied = restsOf("COPY")
      .filter((rest) => !rest.startsWith("--from"))
      .flatMap((rest) => rest.split(" ").slice(0, -1));
    expect(copied.filter((path) => !existsSync(path))).toStrictEqual([]);
    // It refers to folders that are not copied, which ends the build.
    expect(copied).not.toContain("tsconfig.json");
    const [, inputs = ""] = /const inputs = \[([^\]]*)\]/.exec(read("scripts/build.mjs")) ?? [];
    const needed = [...inputs.matchAll(/"([^"]+)"/g)].map(([, path = ""]) => path);
    const isCopied = (path: string) => copied.some((each) => path === each || path.startsWith(`${each}/`));
    expect(needed.filter((path) => !isCopied(path))).toStrictEqual([]);
  });

  it("copies what the platform runs", () => {
    const built = restsOf("COPY --from=\\S+").join("\n");
    const [, externals = ""] = /external: \[([^\]]*)\]/.exec(read("vite.config.ts")) ?? [];
    for (const [, library = ""] of externals.matchAll(/"([^"]+)"/g))
      expect(built).toContain(`node_modules/${library} `);
    expect(built).toContain("/build/dist-platform dist-platform");
    expect(restsOf("CMD")).toStrictEqual(['["node", "dist-platform/main.js"]']);
  });
});
