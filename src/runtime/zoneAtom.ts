/**
 * The time zone of everything that a page shows: that of its address (`zone=Europe/Berlin`), else the browser's. Only
 * the statistics take it from the address, as they say which one it is.
 */
import { DateTime } from "effect";
import { atom } from "jotai";
import { isStatisticsPath } from "#src/domain/statisticsPaths.ts";
import { zoneNamed } from "#src/services/browser/environment.ts";
import { locationAtom } from "./locationAtom.ts";

type Zone = DateTime.TimeZone.Named;

const readZoneAtom = atom<Zone>();

/** The browser's. Writing reads it again, since a laptop travels. */
export const ownZoneAtom = atom(
  (get) => get(readZoneAtom) ?? DateTime.zoneMakeLocal(),
  (_get, set) => set(readZoneAtom, DateTime.zoneMakeLocal()),
);

/** The zone of the days that the statistics showed last. */
export const lastZoneAtom = atom<Zone>();

/** Whether a page of statistics is mounted. While the next page loads, its dates do not change. */
export const isStatisticsShownAtom = atom(false);

/** The zone of the statistics' days; undefined for the browser's. An address without either is for those shown last. */
export const daysZoneAtom = atom((get): Zone | undefined => {
  const { pathname, search } = get(locationAtom);
  const isSaid = ["from", "period", "zone"].some((name) => search[name] !== undefined);
  return isStatisticsPath(pathname) && isSaid ? zoneNamed(search["zone"]) : get(lastZoneAtom);
});

/** The zone that the shown page says it has; undefined for the browser's. */
export const shownZoneAtom = atom((get): Zone | undefined => {
  const isSaid = isStatisticsPath(get(locationAtom).pathname) || get(isStatisticsShownAtom);
  return isSaid ? get(daysZoneAtom) : undefined;
});

export const zoneAtom = atom((get): Zone => get(shownZoneAtom) ?? get(ownZoneAtom));
