/** A link's time zone is that of the whole page of statistics. */
import { DateTime } from "effect";
import { describe, expect, it } from "vitest";
import { segmentsPath } from "#src/domain/statisticsPaths.ts";
import { chooseAtom, questionAtom } from "#src/features/metrics/question/choice.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { zoneAtom } from "#src/runtime/zoneAtom.ts";
import { metricsWorld, type WorldOptions } from "#test/features/metrics/metricsWorld.ts";

const open = async (options: WorldOptions) => {
  const world = await metricsWorld(options);
  world.answerApps();
  await expect.poll(() => world.store.get(appsAtom).isLoading).toBe(false);
  return world;
};

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
