/** The rules of docs/architecture.md, each a function that returns a file's violations. */
import { languages } from "#schemas/languages.ts";
import type { Import, SourceFile } from "./sourceFile.ts";

type Rule = (file: SourceFile) => ReadonlyArray<string>;

const belowInteraction = ["schemas", "domain", "services", "runtime", "i18n"];
const belowFeatures = [...belowInteraction, "interaction", "theme", "ui"];
const belowPages = [...belowFeatures, "features"];
const belowRoutes = [...belowPages, "pages"];
const belowApp = [...belowRoutes, "routes"];

/** The other folders that each folder may import. */
const arrows: Readonly<Record<string, ReadonlyArray<string>>> = {
  schemas: [],
  platform: ["schemas"],
  domain: ["schemas"],
  services: ["schemas", "domain"],
  runtime: ["schemas", "domain", "services"],
  theme: ["schemas"],
  i18n: ["schemas", "domain", "services", "runtime"],
  ui: ["theme", "i18n"],
  interaction: [...belowInteraction, "ui"],
  features: belowFeatures,
  pages: belowPages,
  routes: belowRoutes,
  start: belowPages,
  app: [...belowApp, "start"],
  prerender: [...belowApp, "start", "app"],
  src: [...belowApp, "start", "app"],
  scripts: ["schemas", "platform", "domain", "services"],
  e2e: ["schemas", "platform", "scripts", "test"],
  test: [...belowApp, "start", "app", "prerender", "src", "platform", "scripts"],
};

/** The rooms of the statistics, in the order of decision 18: each may import those before it. */
const rooms = [
  "messages.",
  "question/",
  "charts/",
  "charts/vocabulary/",
  "charts/definitions/",
  "charts/trend/",
  "charts/presentation/",
  "bar/",
  "answers/",
  "elsewhere/",
  "export/",
  "card/",
  "trend/",
  "sections/",
  "changes/",
  "pages/",
  "dev/",
];

/** Packages that a folder may not import, so that rules can be tested without a screen, and screens without the API. */
const forbiddenPackages: Readonly<Record<string, RegExp>> = {
  domain: /^(react|jotai)(-|\/|$)/,
  services: /^(react|jotai)(-|\/|$)/,
  theme: /^(effect|react|jotai)(-|\/|$)/,
  ui: /^(effect|jotai)(-|\/|$)/,
};

/**
 * A feature's noun in identifiers. Other features have no noun of their own: apps and administrators are everywhere. A
 * bare `theme` may also be the console's own, and `themes` may be a label; `Metric` and its parts are Effect's.
 */
const nouns: ReadonlyArray<readonly [feature: string, noun: RegExp]> = [
  ["client-secrets", /clientSecret/i],
  ["metrics", /^(?!Metric(Boundaries|Key|Pair|State)?$).*metric/i],
  ["themes", /themeDraft|themes\w/i],
];

/** Files that compose several features, or test several together. */
export const compositions = [
  "schemas/Api.ts",
  "platform/Platform.ts",
  "platform/database/migrations.ts",
  "platform/seed/",
  "src/app/",
  "src/pages/",
  "src/routes/",
  ...languages.map((language) => `src/i18n/messages.${language}.ts`),
  "src/services/appRuntime.ts",
  "src/services/storage/storageKeys.ts",
  "scripts/",
  "test/app/",
  "test/i18n/",
  "test/platform/seed/",
  "test/pages/",
  "test/screens/",
  "test/schemas/checks.test.ts",
  "test/schemas/issues.test.ts",
  "test/scripts/",
  "test/services/ApiClient.platform.test.ts",
  "test/start/startPlan.test.ts",
  "e2e/bench/",
  "e2e/main-tasks.spec.ts",
  "e2e/session.refused.spec.ts",
  "e2e/timeZone.spec.ts",
];

const topFolder = (path: string) => path.split("/", 1)[0] ?? "";

/** `src/ui/Button.tsx` belongs to ui, `src/main.tsx` to src, `schemas/apps/App.ts` to schemas, a package to none. */
const folderOf = (path: string): string | undefined => {
  const [top = "", second = ""] = path.split("/");
  const folder = top === "src" && !second.includes(".") ? second : top;
  return Object.hasOwn(arrows, folder) && path.includes("/") && !path.startsWith("@") ? folder : undefined;
};
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
/** The place of a room in their order: −1 outside of them, undefined outside of the statistics. */
const roomOf = (path: string) => {
  const [, place] = /^src\/features\/metrics\/(.+)/.exec(path) ?? [];
  return place === undefined ? undefined : rooms.findLastIndex((room) => place.startsWith(room));
};
const is = (path: string, ...places: ReadonlyArray<string>) =>
  places.some((place) => (place.endsWith("/") ? path.startsWith(place) : path === place));

const unless = (isFine: boolean, problem: string) => (isFine ? [] : [problem]);
const eachImport =
  (isFine: (found: Import, file: SourceFile) => boolean): Rule =>
  (file) =>
    file.imports
      .filter((found) => !isFine(found, file))
      .map(({ specifier }) => `${file.path} imports ${specifier}`);
const eachCall =
  (isFine: (call: string, path: string) => boolean): Rule =>
  ({ path, calls }) =>
    calls.filter((call) => !isFine(call, path)).map((call) => `${path} calls ${call}`);

export const rules = {
  "a folder of src has its place among the arrows": ({ path }) => {
    const [, folder] = /^src\/([^/.]+)\//.exec(path) ?? [];
    return unless(folder === undefined || Object.hasOwn(arrows, folder), path);
  },

  "imports follow the arrows": eachImport(({ target }, { path }) => {
    const [from, to] = [folderOf(path), folderOf(target)];
    return from === undefined || to === undefined || from === to || (arrows[from]?.includes(to) ?? false);
  }),

  "a folder imports no library that belongs to others": eachImport(
    ({ target }, { path }) => !forbiddenPackages[folderOf(path) ?? ""]?.test(target),
  ),

  "a feature imports no other feature": eachImport(({ target }, { path }) => {
    const [from, to] = [featureOf(path), featureOf(target)];
    return from === undefined || to === undefined || from === to;
  }),

  "each file of the statistics is in a room": ({ path }) => unless(roomOf(path) !== -1, path),

  "a room of the statistics imports only itself and those below it": eachImport(({ target }, { path }) => {
    const [from, to] = [roomOf(path), roomOf(target)];
    return from === undefined || to === undefined || to <= from;
  }),

  "a feature is named in its own files (README: git ls-files '*client-secrets*')": (file) =>
    nouns.flatMap(([feature, noun]) => {
      if (file.path.includes(feature) || is(file.path, ...compositions)) return [];
      const names = file.identifiers.filter((name) => noun.test(name));
      const paths = file.imports.map(({ target }) => target).filter((path) => path.includes(`/${feature}`));
      return [...names, ...paths].slice(0, 1).map((name) => `${file.path} names ${name}`);
    }),

  "ui imports only types from i18n": eachImport(
    ({ target, isType }, { path }) => folderOf(path) !== "ui" || folderOf(target) !== "i18n" || isType,
  ),

  "styles import only theme files": eachImport(
    ({ target }, { path }) =>
      !path.endsWith(".css.ts") ||
      is(target, "src/theme/", "schemas/languages.ts", "schemas/colours.ts", "@vanilla-extract/css"),
  ),

  "styles do not search the document, which costs time at every change": ({ path, text }) =>
    unless(!path.endsWith(".css.ts") || !text.includes(":root:has("), path),

  "a width from which a layout changes is in rem: it grows with the text": ({ path, text }) =>
    unless(
      !path.endsWith(".css.ts") || !/\((min|max)-width: ([\d.]+|\$\{breakpoints\.\w+\})px\)/.test(text),
      path,
    ),

  "the platform's pages and mails have the colours of the console": ({ path, text }) =>
    unless(
      topFolder(path) !== "platform" ||
        is(path, "platform/seed/", "platform/themes/") ||
        !/#[\da-f]{3,8}\b/i.test(text),
      path,
    ),

  "the contract imports only effect": eachImport(
    ({ target }, { path }) =>
      topFolder(path) !== "schemas" || is(target, "schemas/", "effect", "@effect/platform"),
  ),

  "a file of src/services is a service, and its parts are in folders": ({ path, calls }) =>
    unless(
      !/^src\/services\/[^/]+$/.test(path) ||
        is(path, "src/services/appRuntime.ts") ||
        calls.some((call) => call.startsWith("Context.Tag(")),
      path,
    ),

  "a relative path stays within its top folder": eachImport(
    ({ specifier, target }, { path }) =>
      !specifier.startsWith(".") || topFolder(target) === topFolder(path) || !path.includes("/"),
  ),

  "a browser can translate the page: a text beside others has an element of its own, and a name stays": ({
    path,
    untranslatable,
  }) => (topFolder(path) === "src" ? untranslatable.map((text) => `${path}: ${text}`) : []),

  "only main.tsx and the tests' support create a runtime": eachCall(
    (call, path) =>
      !/^(ManagedRuntime\.make|Effect\.run(?!time)\w*)\(/.test(call) ||
      topFolder(path) !== "src" ||
      is(path, "src/main.tsx"),
  ),

  "the current time is an argument outside services and platform": eachCall(
    (call, path) =>
      !["new Date()", "Date.now()"].includes(call) ||
      !["src", "schemas"].includes(topFolder(path)) ||
      is(path, "src/services/"),
  ),

  "an id in a path of the console is encoded": ({ path, text }) =>
    unless(
      !path.startsWith("src/features/") || !/`\/administer\/[^`?]*\$\{(?!encodeURIComponent\()/.test(text),
      path,
    ),

  "the cleanup of an effect on atoms sets none (src/runtime/whileMounted.ts)": ({ path, text }) =>
    unless(
      !(path.startsWith("src/") && text.includes("atomEffect(")) ||
        !/return \(\) => (?:(?!\n {2}\}\);)[^])*?\bset\(/.test(text),
      path,
    ),

  "a file begins with its purpose": ({ path, text }) =>
    unless(/\.test\.tsx?$/.test(path) || text.startsWith("/**"), `${path} has no head comment`),

  "a route is an address: at most 40 lines, without markup and effects": ({ path, text, imports }) =>
    unless(
      !path.startsWith("src/routes/") ||
        (path.endsWith(".ts") &&
          text.trimEnd().split("\n").length <= 40 &&
          !imports.some(({ target }) => /^(react|jotai)(-|\/|$)/.test(target))),
      path,
    ),

  "an answer has one place: its call is sent in one file": ({ path, text }) => {
    const sent = /\b(metrics\.(?:session|topic|sociodemographic)|clientSecrets\.list)\(/.exec(text)?.[1];
    const place = sent?.startsWith("metrics")
      ? "src/features/metrics/answers/counts.ts"
      : "src/features/client-secrets/clientSecrets.ts";
    return unless(sent === undefined || !path.startsWith("src/") || path === place, `${path} sends ${sent}`);
  },

  "a file has at most 400 lines": ({ path, text }) => {
    const lines = text.trimEnd().split("\n").length;
    // A catalogue is data, with five lines for a message.
    return unless(lines <= 400 || /\/messages\.\w\w\.ts$/.test(path), `${path} has ${lines} lines`);
  },

  "a name says what the file contains": ({ path }) =>
    unless(!/(^|\/)(index|utils?|common|misc|helpers?)(\.|\/)/i.test(path), path),
} satisfies Readonly<Record<string, Rule>>;
