/** Which app and period the statistics show, and what the address and the next visit learn of it. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { timePeriodIds } from "#src/domain/metrics/timePeriod.ts";
import { decodeChoice, encodeChoice, hrefOf } from "#src/features/metrics/choice/address.ts";
import {
  appAtom,
  chooseAtom,
  periodIdAtom,
  previousPeriodAtom,
  questionAtom,
} from "#src/features/metrics/choice/choice.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { metricsWorld, type WorldOptions } from "#test/support/metricsWorld.ts";

const [apple, mint, zen] = ["apple", "mint", "zen"].map((id) => AppId.make(id)) as [AppId, AppId, AppId];

/** A page of statistics whose list of apps has loaded. */
const open = async (options: WorldOptions = {}) => {
  const world = await metricsWorld(options);
  world.answerApps();
  await expect.poll(() => world.store.get(appsAtom).isLoading).toBe(false);
  return world;
};

describe("the address", () => {
  it("says every choice that it is asked to say", () => {
    const choice = fc.record(
      {
        app: fc.constantFrom(apple, zen),
        period: fc.constantFrom(...timePeriodIds),
        isCompared: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(choice, (each) => {
        expect(decodeChoice(encodeChoice(each))).toEqual(each);
      }),
    );
  });

  it("leaves out parameters that cannot be read, each by itself", () => {
    expect(decodeChoice({ app: "", period: "whenever", compare: "yes" })).toEqual({});
    expect(decodeChoice({ app: "a b", period: "LAST_YEAR", compare: undefined })).toEqual({
      period: "LAST_YEAR",
    });
  });

  it("becomes a link with its search and its hash, and without what is empty", () => {
    expect(hrefOf({ pathname: "/a", search: { app: "a b", period: "ALL_TIME" }, hash: "chart-age" })).toBe(
      "/a?app=a+b&period=ALL_TIME#chart-age",
    );
    expect(hrefOf({ pathname: "/a", search: {}, hash: "" })).toBe("/a");
  });
});

describe("the choice", () => {
  it("is the first app by name and all time when nothing was chosen", async () => {
    const { store } = await open();
    expect(store.get(appAtom)?.id).toBe(apple);
    expect(store.get(periodIdAtom)).toBe("ALL_TIME");
    expect(store.get(previousPeriodAtom)).toBeNull();
  });

  it("is what the address says, over what was remembered", async () => {
    const { store } = await open({
      search: { app: "mint", period: "LAST_YEAR" },
      remembered: { app: zen, period: "THIS_YEAR", isCompared: true },
    });
    expect(store.get(appAtom)?.id).toBe(mint);
    expect(store.get(periodIdAtom)).toBe("LAST_YEAR");
    expect(store.get(previousPeriodAtom)).not.toBeNull();
  });

  it("is what was remembered where the address says nothing", async () => {
    const { store } = await open({ remembered: { app: zen, period: "THIS_YEAR", isCompared: false } });
    expect(store.get(appAtom)?.id).toBe(zen);
    expect(store.get(periodIdAtom)).toBe("THIS_YEAR");
  });

  it("falls back to the first app and all time when the address names neither", async () => {
    const { store, here } = await open({ search: { app: "nowhere", period: "whenever" } });
    expect(store.get(appAtom)?.id).toBe(apple);
    expect(store.get(periodIdAtom)).toBe("ALL_TIME");
    expect(here().search).toMatchObject({ app: "apple", period: "ALL_TIME" });
  });

  it("is no app when there is none", async () => {
    const { store, kept, here } = await open({ apps: [] });
    expect(store.get(appAtom)).toBeUndefined();
    expect(store.get(questionAtom)).toBeUndefined();
    expect([kept(), here().search]).toEqual([undefined, {}]);
  });

  it("asks for the remembered app before the list of apps has loaded", async () => {
    const { store } = await metricsWorld({
      remembered: { app: zen, period: "THIS_YEAR", isCompared: false },
    });
    expect(store.get(questionAtom)).toMatchObject({ appId: zen, period: { id: "THIS_YEAR" } });
  });

  it("asks for another app only once the list of apps has it", async () => {
    const { store, answerApps } = await metricsWorld({
      search: { app: "mint" },
      remembered: { app: zen, period: "THIS_YEAR", isCompared: false },
    });
    expect(store.get(questionAtom)).toBeUndefined();
    answerApps();
    await expect.poll(() => store.get(questionAtom)?.appId).toBe(mint);
  });
});

describe("choosing", () => {
  it.each([{ app: AppId.make("mint") }, { period: "LAST_7_DAYS" }, { isCompared: true }] as const)(
    "%j is a new address without the hash of the requested chart",
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
      remembered: { app: mint, period: "THIS_YEAR", isCompared: false },
    });
    store.set(chooseAtom, { app: zen, period: "LAST_MONTH" });
    expect(kept()).toEqual({ app: zen, period: "LAST_MONTH", isCompared: false });
    show({ pathname: "/administer/analytics/segments", search: {}, hash: "" });
    expect(store.get(appAtom)?.id).toBe(zen);
    expect(store.get(periodIdAtom)).toBe("LAST_MONTH");
  });
});

describe("a page of statistics", () => {
  it("completes its address without a new step for Back, and keeps the requested chart", async () => {
    const { steps } = await open({ search: { period: "LAST_YEAR", lang: "de" }, hash: "chart-age" });
    expect(steps).toEqual([
      {
        pathname: "/administer/users/statistics",
        search: { app: "apple", period: "LAST_YEAR", compare: "none", lang: "de" },
        hash: "chart-age",
        isReplaced: true,
      },
    ]);
  });

  it("leaves a complete address alone", async () => {
    const { steps } = await open({ search: { app: "mint", period: "LAST_YEAR", compare: "previous" } });
    expect(steps).toEqual([]);
  });

  it("writes nothing into the address of the page that follows it", async () => {
    const { show, here } = await open();
    show({ pathname: "/administer/overview", search: { status: "enabled" }, hash: "" });
    expect(here()).toEqual({ pathname: "/administer/overview", search: { status: "enabled" }, hash: "" });
  });
});
