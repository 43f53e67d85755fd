/** Which app and period the statistics show, and how the address and the next visit follow. */
import { DateTime } from "effect";
import { describe, expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { timePeriod } from "#src/domain/metrics/timePeriod.ts";
import { segmentsPath } from "#src/domain/statisticsPaths.ts";
import { encodeChoice } from "#src/features/metrics/question/address.ts";
import {
  appAtom,
  chooseAtom,
  leftOutAtom,
  periodChoiceAtom,
  comparisonAtom,
  questionAtom,
} from "#src/features/metrics/question/choice.ts";
import { daysText } from "#src/features/metrics/question/periodWords.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { zoneAtom } from "#src/runtime/zoneAtom.ts";
import { metricsWorld, type WorldOptions } from "#test/features/metrics/metricsWorld.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const [apple, mint, zen] = ["apple", "mint", "zen"].map((id) => AppId.make(id)) as [AppId, AppId, AppId];
const march = {
  first: DateTime.unsafeMake("2026-03-01T00:00:00Z"),
  last: DateTime.unsafeMake("2026-03-31T00:00:00Z"),
};

/** A page of statistics whose list of apps has loaded. */
const open = async (options: WorldOptions = {}) => {
  const world = await metricsWorld(options);
  world.answerApps();
  await expect.poll(() => world.store.get(appsAtom).isLoading).toBe(false);
  return world;
};

const { first } = march;
const visit: WorldOptions["remembered"] = { app: zen, period: "THIS_YEAR", comparison: "none" };
const days = { app: "mint", from: "2026-03-01", to: "2026-03-31", compare: "previous" };
const lastYear = { app: "mint", period: "LAST_YEAR" };
const week = { first, last: DateTime.unsafeMake("2026-03-07T00:00:00Z") };

it.each<readonly [what: string, WorldOptions, app: AppId | undefined, period: unknown, comparison: string]>([
  ["nothing", { search: { compare: undefined } }, apple, "ALL_TIME", "none"],
  ["a period", { search: { period: "LAST_YEAR", compare: undefined } }, apple, "LAST_YEAR", "previous"],
  ["what does not exist", { search: { app: "no", period: "whenever" } }, apple, "ALL_TIME", "none"],
  ["nothing, after a visit", { remembered: visit }, zen, "THIS_YEAR", "none"],
  [
    "all, after a visit",
    { search: { ...lastYear, compare: "year" }, remembered: visit },
    mint,
    "LAST_YEAR",
    "previous",
  ],
  ["days", { search: days }, mint, march, "previous"],
  ["days and a period", { search: { ...days, period: "LAST_YEAR" } }, mint, march, "previous"],
  ["a comparison that is none", { search: { ...lastYear, compare: "yes" } }, mint, "LAST_YEAR", "previous"],
  [
    "six days, in small groups",
    { search: { ...days, to: "2026-03-06" }, minimumGroupSize: 5 },
    mint,
    "ALL_TIME",
    "none",
  ],
  [
    "a week, in small groups",
    { search: { ...days, to: "2026-03-07" }, minimumGroupSize: 5 },
    mint,
    week,
    "previous",
  ],
  [
    "days without any before",
    { search: { ...days, from: "1970-01-02", to: "1970-01-03" } },
    mint,
    expect.anything(),
    "none",
  ],
  ["nothing, and there is no app", { apps: [] }, undefined, "ALL_TIME", "none"],
])("an address that names %s", async (_what, options, app, period, comparison) => {
  const { store } = await open(options);
  const choice = [store.get(appAtom)?.id, store.get(periodChoiceAtom), store.get(comparisonAtom)];
  expect(choice).toEqual([app, period, comparison]);
});

it("without an app, nothing is asked, remembered or written into the address", async () => {
  const { store, kept, here } = await open({ apps: [] });
  expect([store.get(questionAtom), kept(), here().search]).toEqual([
    undefined,
    undefined,
    { compare: "none" },
  ]);
});

it("the remembered app is asked for before the list of apps has loaded, any other after it", async () => {
  const { store } = await metricsWorld({ remembered: visit });
  expect(store.get(questionAtom)).toMatchObject({ appId: zen, period: { choice: "THIS_YEAR" } });
  const other = await metricsWorld({ search: { app: "mint" }, remembered: visit });
  expect(other.store.get(questionAtom)).toBeUndefined();
  other.answerApps();
  await expect.poll(() => other.store.get(questionAtom)?.appId).toBe(mint);
});

describe("choosing", () => {
  it.each([{ app: AppId.make("mint") }, { period: "LAST_7_DAYS" }, { comparison: "previous" }] as const)(
    "%j changes the address and removes the hash of the requested chart",
    async (change) => {
      const { store, steps } = await open({
        search: { app: "zen", period: "LAST_YEAR", compare: "none", lang: "de" },
        hash: "chart-age",
      });
      store.set(chooseAtom, change);
      expect(steps).toEqual([
        {
          pathname: "/administer/users/statistics",
          search: {
            app: "zen",
            period: "LAST_YEAR",
            compare: "none",
            lang: "de",
            ...encodeChoice(change),
          },
          hash: "",
          isReplaced: false,
        },
      ]);
    },
  );

  it("days replaces the period in the address, which a period replaces", async () => {
    const { store, here } = await open({ search: { ...lastYear, compare: "none" } });
    store.set(chooseAtom, { period: march });
    expect(here().search).toEqual({ ...days, compare: "none" });
    store.set(chooseAtom, { period: "LAST_YEAR" });
    expect(here().search).toEqual({ ...lastYear, compare: "none" });
  });

  it("is remembered, also for pages without a choice in their address", async () => {
    const { store, kept, show } = await open({ remembered: { ...visit, app: mint } });
    store.set(chooseAtom, { app: zen, period: "LAST_MONTH" });
    expect(kept()).toEqual({ app: zen, period: "LAST_MONTH", comparison: "none" });
    show({ pathname: "/administer/analytics/segments", search: {}, hash: "" });
    expect(store.get(appAtom)?.id).toBe(zen);
    expect(store.get(periodChoiceAtom)).toBe("LAST_MONTH");
  });
});

const all = { ...lastYear, compare: "previous", zone: "Asia/Tokyo", interval: "week" };

it.each<WorldOptions & { readonly leftOut?: Readonly<Record<string, ReadonlyArray<string>>> }>([
  { search: all },
  { search: { ...days, lang: "xx" } },
  { search: { app: "gone" }, apps: [] },
  { search: { app: "gone" }, leftOut: { app: ["app"] } },
  { search: { app: "gone" }, remembered: visit, leftOut: { app: ["app"] } },
  { search: { app: "a\u0000" }, leftOut: { app: ["app"] } },
  { search: { app: "" }, leftOut: { app: ["app"] } },
  { search: { app: ["mint", "zen"] }, leftOut: { app: ["app"] } },
  { search: { ...all, period: "whenever" }, leftOut: { period: ["period"] } },
  { search: { ...all, period: ["LAST_YEAR", "LAST_YEAR"] }, leftOut: { period: ["period"] } },
  { search: { ...all, from: "2026-03-01" }, leftOut: { period: ["from"] } },
  { search: { ...all, to: "2026-03-01" }, leftOut: { period: ["to"] } },
  { search: { ...days, from: "2026-02-30" }, leftOut: { period: ["from", "to"] } },
  { search: { ...days, to: "2026-02-28" }, leftOut: { period: ["from", "to"] } },
  { search: { ...days, to: "2026-03-06" }, minimumGroupSize: 5, leftOut: { short: ["from", "to"] } },
  {
    search: { compare: "yes", zone: "Mars/Base", interval: "hour" },
    leftOut: { others: ["compare", "zone", "interval"] },
  },
  { search: { ...all, compare: "app:zen" }, leftOut: { others: ["compare"] } },
])("of $search, $leftOut is left out, until something is chosen", async ({ leftOut = {}, ...options }) => {
  const { store, here } = await open(options);
  const expected = Object.entries(leftOut).map(([about, names]) => ({ about, names }));
  expect(store.get(leftOutAtom)).toEqual(expected);
  expect(here().search).toMatchObject(options.search ?? {});
  store.set(chooseAtom, { period: "LAST_30_DAYS" });
  expect(store.get(leftOutAtom)).toEqual([]);
});

describe("a page of statistics", () => {
  it("completes its address without a new history entry, and keeps the requested chart", async () => {
    const search = { period: "LAST_YEAR", compare: undefined, lang: "de" };
    const { steps } = await open({ search, hash: "chart-age" });
    expect(steps).toEqual([
      {
        pathname: "/administer/users/statistics",
        search: { app: "apple", period: "LAST_YEAR", compare: "previous", lang: "de" },
        hash: "chart-age",
        isReplaced: true,
      },
    ]);
  });

  it("does not change the address of the next page", async () => {
    const { show, here } = await open();
    show({ pathname: "/administer/overview", search: { status: "enabled" }, hash: "" });
    expect(here()).toEqual({ pathname: "/administer/overview", search: { status: "enabled" }, hash: "" });
  });
});

describe("the zone of a link", () => {
  const search = { app: "mint", from: "2026-03-01", to: "2026-03-31", compare: "none" };
  const shown = ({ store }: Awaited<ReturnType<typeof open>>) => {
    const { period } = store.get(questionAtom) ?? {};
    const start = period?.startDate ?? DateTime.unsafeMake(0);
    return { start: start.toJSON(), first: store.get(i18nAtom).date(start.epochMillis) };
  };
  const own = { start: "2026-03-01T00:00:00.000Z" };

  it.each([
    ["Pacific/Auckland", "2026-02-28T11:00:00.000Z"],
    ["europe/berlin", "2026-02-28T23:00:00.000Z"],
  ])("%s is that of its days and of their names", async (zone, start) => {
    expect(shown(await open({ search: { ...search, zone } }))).toEqual({ start, first: "1 Mar 2026" });
  });

  it.each(["__proto__", "+01:00", "Etc/Unknown", "x".repeat(300), "\0", "", ["UTC", "Asia/Tokyo"]])(
    "is left out where it is none, and stays in the address until something is chosen: %j",
    async (zone) => {
      const world = await open({ search: { ...search, zone } });
      expect(shown(world)).toMatchObject(own);
      expect(world.here().search).toEqual({ ...search, zone });
      world.store.set(chooseAtom, {});
      expect(world.here().search).toEqual(search);
    },
  );

  it("goes with the days to the next page of statistics, and stays with another period", async () => {
    const zone = "Pacific/Auckland";
    const world = await open({ search: { ...search, zone } });
    world.show({ pathname: segmentsPath, search: {}, hash: "" });
    expect(shown(world)).toMatchObject({ start: "2026-02-28T11:00:00.000Z" });
    expect(world.here().search).toEqual({ ...search, zone });
    world.store.set(chooseAtom, { period: "LAST_YEAR" });
    expect(shown(world)).toEqual({ start: "2024-12-31T11:00:00.000Z", first: "1 Jan 2025" });
  });

  it("does not change what is shown while a page without one loads, which then has the browser's", async () => {
    const { store, show, leave } = await open({ search: { ...search, zone: "Pacific/Apia" } });
    const question = store.get(questionAtom);
    show({ pathname: "/administer/overview", search: {}, hash: "" });
    expect(store.get(zoneAtom).id).toBe("Pacific/Apia");
    leave();
    // A preloaded page keeps asking it.
    expect(store.get(questionAtom)).toBe(question);
    expect(store.get(zoneAtom).id).toBe(DateTime.zoneMakeLocal().id);
  });
});

it("a named period of one day is written as any other single day", async () => {
  const zone = DateTime.zoneUnsafeMakeNamed("UTC");
  const today = DateTime.unsafeMake("2026-12-01");
  expect(daysText(await i18nIn("en", "UTC"), timePeriod("THIS_MONTH", today, zone))).toBe("Tue, 1 Dec 2026");
});
