/** A contract that has changed needs an entry in its changelog. That it has one is checked by `npm run docs -- --check`. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changelogProblem, fingerprintOf } from "#scripts/docs/changelog.ts";
import { lint, publishedDocument } from "#scripts/docs/publishedDocument.ts";

const changelog = readFileSync("docs/contract/CHANGELOG.md", "utf8");
const document = publishedDocument("");
const text = JSON.stringify(document);

/** The document with each occurrence of a text replaced. */
const changed = (from: string, to: string): typeof document => {
  expect(text.includes(from)).toBe(true);
  return JSON.parse(text.replaceAll(from, to)) as typeof document;
};

describe("the changelog", () => {
  it.each([
    ["a member has another name", '"totalActiveUsers"', '"activeUsersInAll"'],
    ["a member is called like a keyword", '"alias"', '"description"'],
    ["a member may be left out", '"required":["content","page"', '"required":["content"'],
    ["a call has another path", "/api/v1/styles", "/api/v1/themes"],
    ["the version is another", '"version":"1.1"', '"version":"1.2"'],
  ])("lacks one if %s", (_what, from, to) => {
    expect(changelogProblem(changelog, changed(from, to))).toContain("Fingerprint: `");
  });

  it("lacks one if the changelog is empty", () => {
    expect(changelogProblem("# Changelog\n", document)).toContain("has no entry");
  });

  it("needs none for changed descriptions, or another order of members", () => {
    const { info, ...rest } = changed("Users by area", "Users, by area");
    expect(fingerprintOf({ ...rest, info })).toBe(fingerprintOf(document));
  });
});

describe("the OpenAPI document", () => {
  it("is refused if it names no server, or has a broken reference", async () => {
    const withoutServers = JSON.stringify(changed('"servers":', '"x-servers":'));
    const dangling = withoutServers.replaceAll(
      "#/components/schemas/AppPage",
      "#/components/schemas/Apppage",
    );
    const found = (await lint(dangling)).join("\n");
    expect(found).toContain("no-empty-servers");
    expect(found).toContain("no-unresolved-refs");
  });
});
