/**
 * `npm run docs`: generates docs/contract from schemas/; with --check it only lists the files that are out of date. Both
 * lint the OpenAPI document and require a changelog entry if the contract has changed.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { OpenApi } from "@effect/platform";
import { Api } from "#schemas/Api.ts";
import { changelogProblem } from "./docs/changelog.ts";
import { groupsOf } from "./docs/groupsOf.ts";
import { entitiesIn, type JsonSchema } from "./docs/JsonSchema.ts";
import { lint } from "./docs/lint.ts";
import { reference } from "./docs/reference.ts";
import { typesOf } from "./types/typesOf.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const target = join(root, "docs/contract");
const document = OpenApi.fromApi(Api);
const entities = document.components.schemas as Readonly<Record<string, JsonSchema>>;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** An entity's JSON Schema, together with the definitions that it refers to. */
const standalone = (name: string): unknown => {
  const names = new Set<string>();
  const collect = (entity: string) =>
    entitiesIn(entities[entity] ?? {}).forEach((other) => {
      if (names.has(other)) return;
      names.add(other);
      collect(other);
    });
  collect(name);
  const definitions = Object.fromEntries([...names].map((other) => [other, entities[other]]));
  const whole = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: name,
    ...entities[name],
    ...(names.size === 0 ? {} : { $defs: definitions }),
  };
  return JSON.parse(JSON.stringify(whole).replaceAll('"#/components/schemas/', '"#/$defs/'));
};

const files = new Map([
  ["openapi.json", json(document)],
  ["openapi.d.ts", await typesOf(document)],
  [
    "reference.md",
    reference({
      title: `${document.info.title}: the contract`,
      introduction: await readFile(join(root, "scripts/docs/introduction.md"), "utf8"),
      groups: groupsOf(Api),
      entities,
    }),
  ],
  ...Object.keys(entities).map((name) => [`schemas/${name}.json`, json(standalone(name))] as const),
]);

/** Written by hand. */
const written = ["CHANGELOG.md", "compatibility.md"];

const existing = await readdir(target, { recursive: true, withFileTypes: true }).then(
  (entries) =>
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1)),
  () => [],
);
const stale = existing.filter((file) => !files.has(file) && !written.includes(file));
const outdated: Array<string> = [];
for (const [file, content] of files) {
  const current = await readFile(join(target, file), "utf8").catch(() => undefined);
  if (current !== content) outdated.push(file);
}

if (process.argv.includes("--check")) {
  for (const file of [...outdated, ...stale]) console.error(`docs/contract/${file} is out of date`);
  if (outdated.length + stale.length > 0) {
    console.error("Run `npm run docs` and commit what it writes.");
    process.exitCode = 1;
  }
} else {
  for (const file of outdated) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), files.get(file) ?? "");
  }
  for (const file of stale) await rm(join(target, file));
  console.log(`docs/contract: ${outdated.length} written, ${stale.length} removed, ${files.size} in all`);
}

const changelog = await readFile(join(target, "CHANGELOG.md"), "utf8").catch(() => "");
for (const problem of [...(await lint(json(document))), changelogProblem(changelog, document) ?? []].flat()) {
  console.error(problem);
  process.exitCode = 1;
}
