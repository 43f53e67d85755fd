/** Whose time zone a page shows: that of the statistics' days where a page says so, else the browser's. */
import { expect, it } from "vitest";
import { connectRouter } from "#src/runtime/locationAtom.ts";
import { isStatisticsShownAtom, lastZoneAtom, zoneAtom } from "#src/runtime/zoneAtom.ts";
import { zoneOf } from "#test/domain/zones.ts";
import { consoleStore } from "#test/support/consoleStore.ts";

const statistics = "/administer/users/statistics";
const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const tokyo = { zone: "Asia/Tokyo" };

it.each<readonly [pathname: string, search: object, isStatisticsShown: boolean, zone: string]>([
  [statistics, { ...tokyo, period: "LAST_7_DAYS" }, true, "Asia/Tokyo"],
  [statistics, { ...tokyo, from: "2026-03-01" }, false, "Asia/Tokyo"],
  // A named period without a zone is the reader's own.
  [statistics, { period: "LAST_7_DAYS" }, true, own],
  [statistics, tokyo, true, "Asia/Tokyo"],
  [statistics, {}, true, "Asia/Kabul"],
  // The statistics are left: their dates stay while the next page loads.
  ["/administer/overview", { ...tokyo, period: "LAST_7_DAYS" }, true, "Asia/Kabul"],
  ["/administer/overview", { ...tokyo, period: "LAST_7_DAYS" }, false, own],
])("%s with %j, statistics shown: %s, after statistics of Kabul: %s", (pathname, search, isShown, zone) => {
  const { store } = consoleStore();
  const toLocation = { pathname, search: { ...search }, hash: "" };
  connectRouter(store, {
    subscribe: (_event, listener) => listener({ toLocation }),
    navigate: () => undefined,
  });
  store.set(lastZoneAtom, zoneOf("Asia/Kabul"));
  store.set(isStatisticsShownAtom, isShown);
  expect(store.get(zoneAtom).id).toBe(zone);
});
