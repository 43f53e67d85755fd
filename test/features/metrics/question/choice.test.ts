/** Which app and period the statistics show, and how the address and the next visit follow. */
import { DateTime } from "effect";
import { describe, expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { segmentsPath } from "#src/domain/statisticsPaths.ts";
import { encodeChoice } from "#src/features/metrics/question/address.ts";
import {
  appAtom,
  chooseAtom,
  periodChoiceAtom,
  comparisonAtom,
  comparedAtAtom,
  questionAtom,
} from "#src/features/metrics/question/choice.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { zoneAtom } from "#src/runtime/zoneAtom.ts";
import { metricsWorld, type WorldOptions } from "#test/features/metrics/metricsWorld.ts";

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

describe("days by date", () => {
  const search = { app: "mint", from: "2026-03-01", to: "2026-03-31", compare: "previous" };

  it("are shown, compared with the whole months before, and remembered", async () => {
    const { store, kept, steps } = await open({ search });
    expect(store.get(periodChoiceAtom)).toEqual(march);
    const compared = store.get(comparedAtAtom)(DateTime.unsafeMake("2026-04-05"));
    expect(compared?.kind === "period" && compared.period.startDate.toJSON()).toBe(
      "2026-02-01T00:00:00.000Z",
    );
    expect(kept()).toEqual({ app: mint, period: march, comparison: "previous" });
    expect(steps).toEqual([]);
  });

  it("of 1970, which have no days before them, are compared with nothing", async () => {
    const days = { from: "1970-01-02", to: "1970-01-03" };
    expect((await open({ search: { ...search, ...days } })).store.get(comparisonAtom)).toBe("none");
  });

  it("that are fewer than seven are ignored with a minimum group size", async () => {
    const short = { app: "mint", from: "2026-03-01", to: "2026-03-06", compare: "none" };
    const { store } = await open({ search: short, minimumGroupSize: 5 });
    expect(store.get(periodChoiceAtom)).toBe("ALL_TIME");
    const week = { search: { ...short, to: "2026-03-07" }, minimumGroupSize: 5 };
    expect((await open(week)).store.get(periodChoiceAtom)).toMatchObject({ first: march.first });
  });

  it("remain the same question when a chart is requested", async () => {
    const { store, show, here } = await open({ search });
    const question = store.get(questionAtom);
    show({ ...here(), search: { ...search }, hash: "chart-age" });
    expect(store.get(questionAtom)).toBe(question);
  });

  it("replace the period in the address, and are replaced by one", async () => {
    const { store, here } = await open({ search: { app: "mint", period: "LAST_7_DAYS", compare: "none" } });
    store.set(chooseAtom, { period: march });
    expect(here().search).toEqual({ app: "mint", compare: "none", from: "2026-03-01", to: "2026-03-31" });
    store.set(chooseAtom, { period: "LAST_YEAR" });
    expect(here().search).toEqual({ app: "mint", compare: "none", period: "LAST_YEAR" });
  });
});

describe("the choice", () => {
  it("is the first app by name and all time when nothing was chosen", async () => {
    const { store } = await open({ search: { compare: undefined } });
    expect(store.get(appAtom)?.id).toBe(apple);
    expect(store.get(periodChoiceAtom)).toBe("ALL_TIME");
    // All time has nothing before it; any other period is compared.
    expect(store.get(comparisonAtom)).toBe("none");
    store.set(chooseAtom, { period: "LAST_YEAR" });
    expect(store.get(comparisonAtom)).toBe("previous");
  });

  it("comes from the address rather than from the last visit", async () => {
    const { store } = await open({
      search: { app: "mint", period: "LAST_YEAR", compare: undefined },
      remembered: { app: zen, period: "THIS_YEAR", comparison: "previous" },
    });
    expect(store.get(appAtom)?.id).toBe(mint);
    expect(store.get(periodChoiceAtom)).toBe("LAST_YEAR");
    expect(store.get(comparisonAtom)).toBe("previous");
  });

  it("comes from the last visit if the address has none", async () => {
    const { store } = await open({ remembered: { app: zen, period: "THIS_YEAR", comparison: "none" } });
    expect(store.get(appAtom)?.id).toBe(zen);
    expect(store.get(periodChoiceAtom)).toBe("THIS_YEAR");
  });

  it("falls back to the first app and all time when the address names neither", async () => {
    const { store, here } = await open({ search: { app: "nowhere", period: "whenever" } });
    expect(store.get(appAtom)?.id).toBe(apple);
    expect(store.get(periodChoiceAtom)).toBe("ALL_TIME");
    expect(here().search).toMatchObject({ app: "apple", period: "ALL_TIME" });
  });

  it("has no app if there is none", async () => {
    const { store, kept, here } = await open({ apps: [] });
    expect(store.get(appAtom)).toBeUndefined();
    expect(store.get(questionAtom)).toBeUndefined();
    expect([kept(), here().search]).toEqual([undefined, { compare: "none" }]);
  });

  it("requests the remembered app before the list of apps has loaded", async () => {
    const { store } = await metricsWorld({
      remembered: { app: zen, period: "THIS_YEAR", comparison: "none" },
    });
    expect(store.get(questionAtom)).toMatchObject({ appId: zen, period: { choice: "THIS_YEAR" } });
  });

  it("requests any other app only after the list of apps has loaded", async () => {
    const { store, answerApps } = await metricsWorld({
      search: { app: "mint" },
      remembered: { app: zen, period: "THIS_YEAR", comparison: "none" },
    });
    expect(store.get(questionAtom)).toBeUndefined();
    answerApps();
    await expect.poll(() => store.get(questionAtom)?.appId).toBe(mint);
  });
});

describe("another app", () => {
  const search = { app: "mint", period: "ALL_TIME", compare: "app:zen" };

  it("is compared with the shown one, for any period", async () => {
    const { store } = await open({ search });
    expect(store.get(comparedAtAtom)(DateTime.unsafeMake(0))).toMatchObject({
      kind: "app",
      app: { id: zen },
    });
    store.set(chooseAtom, { period: "LAST_YEAR" });
    expect(store.get(comparisonAtom)).toBe("app:zen");
  });

  it.each(["app:mint", "app:nowhere", "app:"])(
    "is not compared if it is %s: itself, or not in the list",
    async (compare) => {
      const { store } = await open({ search: { ...search, compare } });
      expect(store.get(comparisonAtom)).toBe("none");
    },
  );
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

  it("is remembered, also for pages without a choice in their address", async () => {
    const { store, kept, show } = await open({
      remembered: { app: mint, period: "THIS_YEAR", comparison: "none" },
    });
    store.set(chooseAtom, { app: zen, period: "LAST_MONTH" });
    expect(kept()).toEqual({ app: zen, period: "LAST_MONTH", comparison: "none" });
    show({ pathname: "/administer/analytics/segments", search: {}, hash: "" });
    expect(store.get(appAtom)?.id).toBe(zen);
    expect(store.get(periodChoiceAtom)).toBe("LAST_MONTH");
  });
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

  it("does not change a complete address", async () => {
    const { steps } = await open({ search: { app: "mint", period: "LAST_YEAR", compare: "previous" } });
    expect(steps).toEqual([]);
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
    ["Asia/Kolkata", "2026-02-28T18:30:00.000Z"],
    ["America/St_Johns", "2026-03-01T03:30:00.000Z"],
    ["europe/berlin", "2026-02-28T23:00:00.000Z"],
  ])("%s is that of its days and of their names", async (zone, start) => {
    expect(shown(await open({ search: { ...search, zone } }))).toEqual({ start, first: "1 Mar 2026" });
  });

  it.each(["__proto__", "+01:00", "Etc/Unknown", "x".repeat(300), "\0", "", ["UTC", "Asia/Tokyo"]])(
    "is left out where it is none: %j",
    async (zone) => {
      const world = await open({ search: { ...search, zone } });
      expect(shown(world)).toMatchObject(own);
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

  it("ends when the person takes their own", async () => {
    const world = await open({ search: { ...search, zone: "Pacific/Apia" } });
    world.show({ ...world.here(), search });
    expect(shown(world)).toMatchObject(own);
    world.show({ pathname: segmentsPath, search: {}, hash: "" });
    expect(world.here().search).toEqual(search);
  });
});
