/** The contract's pages, as they are built. */
import { HttpApi } from "@effect/platform";
import { describe, expect, it } from "vitest";
import { Api } from "#schemas/Api.ts";
import { entitiesOf } from "#scripts/docs/entitiesOf.ts";
import { sitePages } from "#scripts/docs/site/pages.ts";

const files = await sitePages("/* search */");
const pages = [...files].filter(([name]) => name.endsWith(".html"));
const reference = files.get("index.html") ?? "";

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
const idsIn = (html: string) => all(html, / id="([^"]*)"/g);

describe.each(pages)("the page %s", (_name, html) => {
  it("has each id once", () => {
    const ids = idsIn(html);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toStrictEqual([]);
  });

  it("has no broken link, and none that leaves its folder", () => {
    const leadsNowhere = (link: string) => {
      const [file = "", id] = link.split("#");
      const target = file === "" ? html : files.get(file === "./" ? "index.html" : file);
      return target === undefined || (id !== undefined && !idsIn(target).includes(id));
    };
    expect(all(html, / (?:href|src)="([^"]*)"/g).filter(leadsNowhere)).toStrictEqual([]);
  });

  it("has no inline scripts or styles, as the Content-Security-Policy requires", () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:|<script(?![^>]* src=)/);
  });

  it("contains all texts of the contract as text, not as markup", () => {
    expect(html).not.toMatch(/<access token>|<token_type>|\(<20,/);
  });
});

it("the reference links the JSON Schema of every entity and error", () => {
  const linked = new Set(all(reference, / href="schemas\/(\w+)\.json"/g));
  expect([...entitiesOf(Api).keys()].filter((entity) => !linked.has(entity))).toStrictEqual([]);
});

describe("the search finds", () => {
  const names = new Set(all(reference, / data-name="([^"]*)"/g));

  it("every call", () => {
    const calls: Array<string> = [];
    HttpApi.reflect(Api, {
      onGroup: () => {},
      onEndpoint: ({ endpoint: { method, path } }) =>
        calls.push(`${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`),
    });
    expect(calls.filter((call) => !names.has(call))).toStrictEqual([]);
  });

  it("every entity and error", () => {
    expect([...entitiesOf(Api).keys()].filter((entity) => !names.has(entity))).toStrictEqual([]);
  });

  it.each(["creationDate · App", "path · Issue", "if-match · Edit an app", "startDate · Measure engagement"])(
    "the field or parameter %s",
    (field) => {
      expect(names).toContain(field);
    },
  );
});
