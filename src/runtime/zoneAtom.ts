/**
 * The time zone of everything that a page shows: that of its address (`zone=Europe/Berlin`), else the browser's. Only
 * the statistics take it from the address, as they say which one it is.
 */
import { DateTime, Option } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { isStatisticsPath } from "#src/domain/statisticsPaths.ts";
import { locationAtom } from "./locationAtom.ts";

type Zone = DateTime.TimeZone.Named;

/** The zone of the days that the statistics showed last. */
export const lastZoneAtom = atom<Zone>();

/** How many pages of statistics are mounted. */
const shownAtom = atom(0);

/** Mounted by every page of statistics: while the next page loads, its dates do not change. */
export const keepZoneAtom = atomEffect((_get, set) => {
  set(shownAtom, (count) => count + 1);
  // Its other atoms are unmounted right after this one. Until then, they would request other days.
  return () => queueMicrotask(() => set(shownAtom, (count) => count - 1));
});

/** A zone by its IANA name. Some engines take offsets too (`+01:00`), which have no clock changes. */
const zoneOf = (name: unknown): Zone | undefined =>
  typeof name === "string" && /^[a-z]/i.test(name)
    ? Option.getOrUndefined(DateTime.zoneMakeNamed(name))
    : undefined;

/** Undefined where an address names none that Intl knows. An address without days is one of those shown last. */
export const addressZoneAtom = atom((get): Zone | undefined => {
  const { pathname, search } = get(locationAtom);
  if (!isStatisticsPath(pathname)) return get(shownAtom) > 0 ? get(lastZoneAtom) : undefined;
  const hasDays = search["from"] !== undefined || search["period"] !== undefined;
  return hasDays ? zoneOf(search["zone"]) : get(lastZoneAtom);
});

export const zoneAtom = atom((get): Zone => get(addressZoneAtom) ?? DateTime.zoneMakeLocal());

export const isOtherZoneAtom = atom((get) => get(zoneAtom).id !== DateTime.zoneMakeLocal().id);
