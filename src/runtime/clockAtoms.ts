/** The current time and the current day in a time zone, which follow the clock while they are mounted. */
import { DateTime, Effect, Runtime, Schedule } from "effect";
import { type Atom, atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { selectAtom } from "jotai/utils";
import { isSameData } from "#src/domain/isSameData.ts";
import { type LocalDay, Today } from "#src/services/Today.ts";
import { runtimeAtom } from "./runtimeAtom.ts";
import { daysZoneAtom, ownZoneAtom, shownZoneAtom, zoneAtom } from "./zoneAtom.ts";

/** After what is rendered now, which has read the clock itself. */
const soon = Effect.delay(0);

/** @param dayZoneAtom - Undefined for the browser's own zone. */
const dayAtomOf = (dayZoneAtom: Atom<LocalDay["zone"] | undefined>): Atom<LocalDay> => {
  const readingsAtom = atom(0);
  const followingAtom = atomEffect((get, set) => {
    const zone = get(dayZoneAtom);
    // Also reads when mounted: the day may have changed while the atom was not mounted.
    const follow = Effect.flatMap(Today, ({ untilChange }) =>
      Effect.sync(() => {
        set(ownZoneAtom);
        set(readingsAtom, (count) => count + 1);
      }).pipe(Effect.zipRight(untilChange(zone)), Effect.forever),
    );
    return Runtime.runCallback(get(runtimeAtom))(soon(follow));
  });
  const readAtom = atom((get) => {
    get(followingAtom);
    get(readingsAtom);
    const zone = get(dayZoneAtom);
    return Runtime.runSync(get(runtimeAtom))(Effect.flatMap(Today, ({ current }) => current(zone)));
  });
  return selectAtom(readAtom, (today) => today, isSameData);
};

/** Of the statistics' days: while another page is shown, those of the statistics that were shown last. */
export const todayAtom = dayAtomOf(daysZoneAtom);

/** Of the shown page. */
export const shownDayAtom = dayAtomOf(shownZoneAtom);

const tickAtom = atom(0);
const tickingAtom = atomEffect((get, set) => {
  const tick = Effect.sync(() => {
    set(ownZoneAtom);
    set(tickAtom, (count) => count + 1);
  });
  return Runtime.runCallback(get(runtimeAtom))(soon(Effect.repeat(tick, Schedule.spaced("1 minute"))));
});

export const nowAtom = atom((get): DateTime.Zoned => {
  get(tickingAtom);
  get(tickAtom);
  const now = Runtime.runSync(get(runtimeAtom))(DateTime.now);
  return DateTime.setZone(now, get(zoneAtom));
});
