/**
 * `npm run docs`: generates docs/contract from schemas/; with --check it only lists the files of git that are out of date.
 * Both lint the OpenAPI document and require a changelog entry if the contract has changed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { changelogProblem } from "./docs/changelog.ts";
import { lint, publishedDocument } from "./docs/publishedDocument.ts";
import { reference } from "./docs/reference.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const target = join(root, "docs/contract");
const introduction = await readFile(join(root, "scripts/docs/introduction.md"), "utf8");
const document = publishedDocument(introduction);

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const files = new Map([
  ["openapi.json", json(document)],
  ["reference.md", reference(`${document.info.title}: the contract`, introduction)],
]);

const isCheck = process.argv.includes("--check");
const outdated: Array<string> = [];
for (const [file, content] of files) {
  const current = await readFile(join(target, file), "utf8").catch(() => undefined);
  if (current !== content) outdated.push(file);
}

if (isCheck) {
  for (const file of outdated) console.error(`docs/contract/${file} is out of date`);
  if (outdated.length > 0) {
    console.error("Run `npm run docs` and commit what it writes.");
    process.exitCode = 1;
  }
} else {
  for (const [file, content] of files) await writeFile(join(target, file), content);
  console.log(`docs/contract: ${files.size} files, ${outdated.length} of them changed`);
}

const changelog = await readFile(join(target, "CHANGELOG.md"), "utf8").catch(() => "");
for (const problem of [...(await lint(json(document))), changelogProblem(changelog, document) ?? []].flat()) {
  console.error(problem);
  process.exitCode = 1;
}
