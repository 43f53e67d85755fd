/** The current time and the current day in a time zone, which follow the clock while they are mounted. */
import { DateTime, Effect, Runtime, Schedule } from "effect";
import { type Atom, atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { isSameData } from "#src/domain/isSameData.ts";
import { type LocalDay, Today } from "#src/services/Today.ts";
import { runtimeAtom } from "./runtimeAtom.ts";
import { daysZoneAtom, ownZoneAtom, shownZoneAtom, zoneAtom } from "./zoneAtom.ts";

/** After what is rendered now, which has read the clock itself. */
const soon = Effect.delay(0);

/** @param dayZoneAtom - Undefined for the browser's own zone. */
const dayAtomOf = (dayZoneAtom: Atom<LocalDay["zone"] | undefined>) => {
  const initialAtom = atom((get) =>
    Runtime.runSync(get(runtimeAtom))(Effect.flatMap(Today, ({ current }) => current(get(dayZoneAtom)))),
  );
  /** With the initial one that it follows: another address may have another zone. */
  const latestAtom = atom<{ readonly initial: LocalDay; readonly today: LocalDay }>();
  const followingAtom = atomEffect((get, set) => {
    const initial = get(initialAtom);
    const zone = get(dayZoneAtom);
    // Also reads when mounted: the day may have changed while the atom was not mounted.
    const follow = Effect.flatMap(Today, ({ current, untilChange }) =>
      Effect.tap(current(zone), (today) => {
        set(ownZoneAtom);
        if (!isSameData(today, get.peek(dayAtom))) set(latestAtom, { initial, today });
      }).pipe(Effect.zipRight(untilChange(zone)), Effect.forever),
    );
    const stop = Runtime.runCallback(get(runtimeAtom))(soon(follow));
    return () => stop();
  });
  const dayAtom: Atom<LocalDay> = atom((get) => {
    get(followingAtom);
    const initial = get(initialAtom);
    const latest = get(latestAtom);
    return latest?.initial === initial ? latest.today : initial;
  });
  return dayAtom;
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
