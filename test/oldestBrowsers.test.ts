/** The oldest browsers of scripts/oldestBrowsers.ts are those that the code needs, by MDN's compatibility data. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import bcd from "@mdn/browser-compat-data/forLegacyNode";
import { expect, it } from "vitest";
import { oldestBrowsers } from "#scripts/oldestBrowsers.ts";
import { newestNeeds } from "#src/start/browserCheck.ts";

const browsers = ["chrome", "firefox", "safari"] as const;

/** The first version that has the feature without a prefix or a flag; infinite if there is none. */
const versionOf = ({ support }: CompatStatement, browser: (typeof browsers)[number]): number => {
  const statements = [support[browser] ?? []].flat();
  const versions = statements
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace("≤", "")))
    .filter((version) => !Number.isNaN(version));
  return Math.min(Infinity, ...versions);
};

const isNewer = (statement: CompatStatement) =>
  browsers.some((browser) => versionOf(statement, browser) > Number(oldestBrowsers[browser]));

const partsOf = (part: Identifier | undefined) =>
  Object.entries(part ?? {}).filter((entry): entry is [string, Identifier] => entry[0] !== "__compat");

const newerNames = (part: Identifier | undefined): ReadonlyArray<string> =>
  partsOf(part).flatMap(([name, { __compat }]) => (__compat && isNewer(__compat) ? [name] : []));

const root = join(import.meta.dirname, "..");
const sourcesOf = (files: RegExp): string =>
  ["src", "schemas"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter(({ name }) => files.test(name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .join("\n");
const found = (sources: string, pattern: RegExp) =>
  new Set([...sources.matchAll(pattern)].map(([, name = ""]) => name));
const shared = (some: ReadonlyArray<string>, others: ReadonlySet<string>) =>
  some.filter((name) => others.has(name)).toSorted();
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

it("the versions are the lowest that have everything that the browser check requires", () => {
  const { api, javascript } = bcd;
  const needs = newestNeeds.map(([owner, name]) => {
    const of: Identifier | undefined = { ...javascript["builtins"], ...api }[owner];
    return (of?.[`${name}_static`] ?? of?.[name])?.__compat;
  });
  const lowest = (browser: (typeof browsers)[number]) =>
    Math.max(...needs.map((need) => (need ? versionOf(need, browser) : NaN)));
  expect(Object.fromEntries(browsers.map((browser) => [browser, String(lowest(browser))]))).toEqual(
    oldestBrowsers,
  );
});

/** The code asks whether the browser has them, and does without. */
const optional = new Set(["new ClipboardItem"]);

it("the code uses no newer object, and no newer member of an object that it names", () => {
  const owners = partsOf({ ...bcd.javascript["builtins"], ...bcd.api });
  const newer = owners.flatMap(([owner, { __compat: statement, ...members }]) => [
    ...(statement && isNewer(statement) ? [`new ${owner}`] : []),
    ...partsOf(members)
      .filter(([, { __compat: member }]) => member && isNewer(member))
      // Features as the code uses them: URL.parse, navigator.locks.
      .flatMap(([name]) =>
        name.endsWith("_static")
          ? [`${owner}.${name.replace("_static", "")}`]
          : [`${owner}.${name}`, `${owner.toLowerCase()}.${name}`],
      ),
  ]);
  const used = found(sourcesOf(/\.tsx?$/), /\b(new \w+|\w+\.\w+)\b/g);
  expect(shared(newer, used).filter((name) => !optional.has(name))).toEqual([]);
});

/** Print and its size, transitions, appearance: a page works without them. The build prefixes two of them. */
const improvements = [
  "-webkit-search-cancel-button",
  "contentVisibility",
  "page",
  "printColorAdjust",
  "scrollbarWidth",
  "size",
  "starting-style",
  "textSizeAdjust",
  "userSelect",
  "zoom",
];

it("the styles use only newer features that a page works without", () => {
  const { properties, selectors, types, "at-rules": rules } = bcd.css;
  const styles = sourcesOf(/\.css\.ts$/);
  const functions = [...newerNames(types), ...newerNames(types?.["color"])];
  const used = [
    ...shared(newerNames(properties).map(camelCase), found(styles, /\b([a-z]\w+):/gi)),
    ...shared(newerNames(selectors), found(styles, /:([a-z-]+)/g)),
    ...shared(newerNames(rules), found(styles, /@([a-z-]+)/g)),
    ...shared(functions, found(styles, /\b([a-z-]+)\(/g)),
  ];
  expect(used.filter((name) => name !== "rule").toSorted()).toEqual(improvements);
});
