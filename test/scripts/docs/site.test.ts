/** The files of /docs, as they are built. */
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { Api } from "#schemas/Api.ts";
import { codeSamples } from "#scripts/docs/codeSamples.ts";
import { groupsOf } from "#scripts/docs/groupsOf.ts";
import { type Entry, siteFiles } from "#scripts/docs/site/pages.ts";

const files = await siteFiles("/* script */");
const pages = [...files].filter(([name]) => name.endsWith(".html"));

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
const idsIn = (html: string) => all(html, / id="([^"]*)"/g);

/** Redoc makes the places of the reference in the browser; e2e/contract-pages.spec.ts follows some. */
const leadsNowhere = (html: string) => (link: string) => {
  const [file = "", id] = link.split("#");
  if (file === "./" || file.startsWith("https:")) return false;
  const target = file === "" ? html : files.get(file);
  return target === undefined || (id !== undefined && !idsIn(target).includes(id));
};

describe.each(pages)("the page %s", (_name, html) => {
  it("has each id once", () => {
    const ids = idsIn(html);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toStrictEqual([]);
  });

  it("has no broken link", () => {
    expect(all(html, / (?:href|src)="([^"]*)"/g).filter(leadsNowhere(html))).toStrictEqual([]);
  });

  it("has no inline scripts or styles, as the Content-Security-Policy requires", () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:|<script(?![^>]* src=)/);
  });

  it("contains all texts of the contract as text, not as markup", () => {
    expect(html).not.toMatch(/<access token>|<token_type>|\(<20,/);
  });
});

describe("the search", () => {
  const entries = JSON.parse(files.get("search.json") ?? "") as ReadonlyArray<Entry>;
  const found = (word: string) =>
    entries.filter(({ title, text }) => `${title} ${text}`.includes(word)).map(({ href }) => href);

  it("leads to existing places", () => {
    expect(entries.map(({ href }) => href).filter(leadsNowhere(""))).toStrictEqual([]);
  });

  it.each([
    ["422", "./#tag/Apps/operation/apps.update"],
    ["CORS", "platform.html#cors"],
    ["Pagination", "reference.html#pagination"],
    ["creationDate", "./#schema/App"],
    ["if-match", "./#tag/Apps/operation/apps.update"],
    ["AliasTaken", "./#tag/Client-secrets/operation/clientSecrets.create"],
  ])("finds %s at %s", (word, href) => {
    expect(found(word)).toContain(href);
  });
});

it("the reference draws without a foreign server", () => {
  expect(files.get("redoc.js")).not.toContain("cdn.redoc.ly");
});

describe("the code of", () => {
  const calls = groupsOf(Api).flatMap((group) => group.calls);

  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    "%s is TypeScript",
    (_name, call) => {
      const source = codeSamples(call).find(({ label }) => label === "TypeScript")?.source ?? "";
      expect(parseSync("sample.ts", source).errors).toStrictEqual([]);
    },
  );
});
