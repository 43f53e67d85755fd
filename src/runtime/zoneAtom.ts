/**
 * The time zone of everything that a page shows: that of its address (`zone=Europe/Berlin`), else the browser's. Only
 * the statistics take it from the address, as they say which one it is.
 */
import { DateTime } from "effect";
import { atom } from "jotai";
import { isStatisticsPath } from "#src/domain/statisticsPaths.ts";
import { zoneNamed } from "#src/services/browser/timeZone.ts";
import { locationAtom } from "./locationAtom.ts";

type Zone = DateTime.TimeZone.Named;

/** The zone of the days that the statistics showed last. */
export const lastZoneAtom = atom<Zone>();

/** How many pages of statistics are mounted. While the next page loads, their dates do not change. */
export const statisticsShownAtom = atom(0);

/** Undefined where an address names none that Intl knows. An address without days is one of those shown last. */
export const addressZoneAtom = atom((get): Zone | undefined => {
  const { pathname, search } = get(locationAtom);
  if (!isStatisticsPath(pathname)) return get(statisticsShownAtom) > 0 ? get(lastZoneAtom) : undefined;
  const hasDays = search["from"] !== undefined || search["period"] !== undefined;
  return hasDays ? zoneNamed(search["zone"]) : get(lastZoneAtom);
});

export const zoneAtom = atom((get): Zone => get(addressZoneAtom) ?? DateTime.zoneMakeLocal());
