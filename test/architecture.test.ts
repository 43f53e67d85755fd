/** The tree follows its rules, and each rule finds a file that breaks it. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compositions, rules } from "./support/architecture.ts";
import { sourceFile } from "./support/sourceFile.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const files = ["schemas", "platform", "src", "scripts", "test", "e2e"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !path.includes("node_modules"))
  .map((path) => sourceFile(relative(root, path), readFileSync(path, "utf8")));

const named = Object.entries(rules);

describe("the tree", () => {
  it.each(named)("keeps the rule: %s", (_name, rule) => {
    expect(files.flatMap(rule)).toStrictEqual([]);
  });

  it.each(compositions)("has the composition place %s", (place) => {
    expect(files.some(({ path }) => path.startsWith(place))).toBe(true);
  });

  it("is read completely", () => {
    expect(files.map(({ path }) => path)).toContain("test/architecture.test.ts");
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(files.length);
  });
});

const head = "/** Fixture. */\n";
const featureRule = "a feature is named in its own files (README: git ls-files '*client-secrets*')";
const roomRule = "a room of the statistics imports only itself and those below it";
const arrowRule = "imports follow the arrows";
const libraryRule = "a folder imports no library that belongs to others";
const routeRule = "a route is an address: at most 40 lines, without markup and effects";
const timeRule = "the current time is an argument outside services and platform";
const translationRule =
  "a browser can translate the page: a text beside others has an element of its own, and a name stays";
const broken: ReadonlyArray<readonly [rule: keyof typeof rules, path: string, code: string]> = [
  ["a folder of src has its place among the arrows", "src/hooks/a.ts", ""],
  [arrowRule, "src/services/A.ts", 'import { a } from "#src/ui/A.tsx";'],
  [arrowRule, "src/services/A.ts", 'import type { a } from "../app/A.tsx";'],
  [arrowRule, "src/ui/A.tsx", 'import { App } from "#schemas/apps/App.ts";'],
  [arrowRule, "src/domain/a.ts", 'export { a } from "#src/services/A.ts";'],
  [arrowRule, "src/app/A.tsx", 'import { a } from "#platform/a.ts";'],
  [arrowRule, "platform/a.ts", 'const a = () => import("#src/domain/a.ts");'],
  [arrowRule, "schemas/a.ts", 'import { a } from "#platform/a.ts";'],
  [arrowRule, "src/start/a.ts", 'import { a } from "../app/A.tsx";'],
  [arrowRule, "src/app/A.tsx", 'import { a } from "../prerender/a.ts";'],
  [arrowRule, "src/routes/a.ts", 'import "#src/main.tsx";'],
  [arrowRule, "src/pages/A.tsx", 'import { a } from "../routes/a.ts";'],
  [libraryRule, "src/domain/a.ts", 'import { atom } from "jotai";'],
  [libraryRule, "src/services/A.ts", 'import { memo } from "react";'],
  [libraryRule, "src/theme/a.ts", 'import { pipe } from "effect/Function";'],
  [libraryRule, "src/ui/A.tsx", 'import { atom } from "jotai/vanilla";'],
  ["a feature imports no other feature", "src/features/apps/A.tsx", 'import { b } from "../themes/B.tsx";'],
  [
    "a feature imports no other feature",
    "src/features/a/x/A.tsx",
    'import { b } from "#src/features/b/B.ts";',
  ],
  ["each file of the statistics is in a room", "src/features/metrics/A.tsx", ""],
  [roomRule, "src/features/metrics/question/a.ts", 'import type { b } from "../answers/b.ts";'],
  [roomRule, "src/features/metrics/charts/a.ts", 'import { b } from "./trend/b.ts";'],
  [featureRule, "src/interaction/a.ts", "const keptClientSecrets = 1;"],
  [featureRule, "src/features/apps/A.tsx", "const list = client.clientSecrets.list;"],
  [featureRule, "src/features/apps/A.tsx", "const table = <ClientSecretTable />;"],
  [featureRule, "platform/api/a.ts", 'import { a } from "#platform/client-secrets/a.ts";'],
  [featureRule, "test/support/a.ts", 'const a = () => import("#src/domain/metrics/a.ts");'],
  [featureRule, "src/services/A.ts", "const drafts = themeDrafts;"],
  ["ui imports only types from i18n", "src/ui/A.tsx", 'import { useText } from "#src/i18n/i18n.ts";'],
  ["styles import only theme files", "src/ui/A.css.ts", 'import { B } from "./B.css.ts";'],
  ["styles import only theme files", "src/features/a/A.css.ts", 'import { useState } from "react";'],
  ["the contract imports only effect", "schemas/a.ts", 'import { readFile } from "node:fs";'],
  [
    "an answer has one place: its call is sent in one file",
    "src/features/metrics/trend/a.ts",
    "metrics.session(a);",
  ],
  ["a file of src/services is a service, and its parts are in folders", "src/services/a.ts", "const a = 1;"],
  ["a relative path stays within its top folder", "test/a.ts", 'import { a } from "../src/domain/a.ts";'],
  ["only main.tsx and the tests' support create a runtime", "src/app/A.tsx", "ManagedRuntime.make(layer);"],
  ["only main.tsx and the tests' support create a runtime", "src/services/A.ts", "Effect.runSync(a);"],
  [timeRule, "src/domain/a.ts", "const now = new Date();"],
  [timeRule, "src/ui/A.tsx", "const now = Date.now();"],
  ...[
    "const a = <p>Words <b /></p>;",
    "const a = <p>{text(message)}<b /></p>;",
    "const a = <p>{isNew && text(message)}{b}</p>;",
    "const a = <p><b /> <i /></p>;",
    "const a = <>{i18n.number(1)}</>;",
    "const title = text(message); const a = <p>{title}<b /></p>;",
    "interface Props { error?: Text | undefined } const a = <p><b />{error}</p>;",
    "function A() { return isNew ? text(message) : <b />; }",
    "const a = <bdi>{name}</bdi>;",
  ].map((code) => [translationRule, "src/ui/A.tsx", code] as const),
  [
    "a width from which a layout changes is in rem: it grows with the text",
    "src/ui/A.css.ts",
    'const a = "(min-width: 9px)";',
  ],
  [
    "the platform's pages and mails have the colours of the console",
    "platform/oidc/pages/a.ts",
    'const hover = "#212a34";',
  ],
  ["an id in a path of the console is encoded", "src/features/a/a.ts", "const a = `/administer/a/${id}`;"],
  [routeRule, "src/routes/a.tsx", ""],
  [routeRule, "src/routes/a.ts", "\n;".repeat(40)],
  [routeRule, "src/routes/a.ts", 'import { useEffect } from "react";'],
  [
    "the cleanup of an effect on atoms sets none (src/runtime/whileMounted.ts)",
    "src/runtime/a.ts",
    "const a = atomEffect((get, set) => {\n  return () => {\n    b();\n    set(c);\n  };\n  });",
  ],
  ["a file has at most 400 lines", "src/ui/A.tsx", "\n;".repeat(400)],
  ["a name says what the file contains", "src/ui/index.ts", ""],
  ["a name says what the file contains", "platform/utils/a.ts", ""],
  ["a name says what the file contains", "src/domain/helpers.ts", ""],
];

describe("a rule finds what breaks it", () => {
  it.each(broken)("%s: %s", (rule, path, code) => {
    expect(rules[rule](sourceFile(path, head + code))).toHaveLength(1);
  });

  it("a file begins with its purpose", () => {
    const rule = rules["a file begins with its purpose"];
    expect(rule(sourceFile("src/ui/A.tsx", "const a = 1;"))).toHaveLength(1);
  });
});

const fine: ReadonlyArray<readonly [path: string, code: string]> = [
  ["src/ui/A.tsx", 'import type { Text } from "#src/i18n/i18n.ts"; import { b } from "./B.tsx";'],
  [
    "src/ui/A.css.ts",
    'import { vars } from "#src/theme/vars.css.ts"; import { style } from "@vanilla-extract/css";',
  ],
  ["src/features/a/x/A.tsx", 'import { b } from "../B.tsx"; import { App } from "#schemas/apps/App.ts";'],
  ["src/features/metrics/pages/A.tsx", 'import { b } from "../card/B.tsx"; import { c } from "./C.tsx";'],
  ["src/services/A.ts", 'class A extends Context.Tag("A")<A, B>() {} const now = () => new Date();'],
  ["src/services/a/b.ts", "Effect.map(a, b);"],
  ["src/domain/a.ts", "const start = new Date(instant); runtime.runFork(a);"],
  ["src/main.tsx", 'import { App } from "./app/App.tsx"; ManagedRuntime.make(layer);'],
  ["schemas/a/A.ts", 'import { b } from "../b.ts"; import { HttpApi } from "@effect/platform";'],
  [
    "test/platform/client-secrets/a.test.ts",
    'import { A } from "#schemas/client-secrets/A.ts"; clientSecrets();',
  ],
  ["schemas/Api.ts", 'import { ClientSecretsApi } from "./client-secrets/ClientSecretsApi.ts";'],
  ["src/ui/A.tsx", "function A() { return <p>{isNew ? text(message) : <b />}</p>; }"],
  [
    "src/ui/A.tsx",
    'const a = <li><span>{text(message)}</span>{children}<bdi translate="no">{name}</bdi></li>;',
  ],
  ["src/ui/A.tsx", "const words = () => { return text(message); };"],
  ["src/ui/a.ts", "// A client secret\nconst label = 'client secrets';"],
  ["test/platform/a.test.ts", 'import { a } from "#platform/a.ts"; await Effect.runPromise(a);'],
];

it.each(fine)("no rule objects to a correct %s", (path, code) => {
  expect(named.flatMap(([, rule]) => rule(sourceFile(path, head + code)))).toStrictEqual([]);
});
