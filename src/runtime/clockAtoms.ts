/** The current time and the current day in a time zone, which follow the clock while they are mounted. */
import { DateTime, Effect, Runtime } from "effect";
import { type Atom, atom, type Getter } from "jotai";
import { atomEffect } from "jotai-effect";
import { selectAtom } from "jotai/utils";
import { isSameData } from "#src/domain/isSameData.ts";
import { type LocalDay, Today } from "#src/services/Today.ts";
import { runtimeAtom } from "./runtimeAtom.ts";
import { daysZoneAtom, ownZoneAtom, shownZoneAtom, zoneAtom } from "./zoneAtom.ts";

/** After what is rendered now, which has read the clock itself. */
const soon = Effect.delay(0);

/**
 * What is read from the clock, and again when the day may have changed: also by what a person does first after a sleep.
 *
 * @param dayZoneAtom - Undefined for the browser's own zone.
 */
const clockAtom = <A>(
  dayZoneAtom: Atom<LocalDay["zone"] | undefined>,
  read: (get: Getter) => Effect.Effect<A, never, Today>,
  isSame: (one: A, other: A) => boolean,
): Atom<A> => {
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
    return Runtime.runSync(get(runtimeAtom))(read(get));
  });
  return selectAtom(readAtom, (reading) => reading, isSame);
};

const dayAtomOf = (dayZoneAtom: Atom<LocalDay["zone"] | undefined>): Atom<LocalDay> =>
  clockAtom(
    dayZoneAtom,
    (get) => {
      const zone = get(dayZoneAtom);
      return Effect.flatMap(Today, ({ current }) => current(zone));
    },
    isSameData,
  );

/** Of the statistics' days: while another page is shown, those of the statistics that were shown last. */
export const todayAtom = dayAtomOf(daysZoneAtom);

/** Of the shown page. */
export const shownDayAtom = dayAtomOf(shownZoneAtom);

const minuteOf = ({ epochMillis }: DateTime.Zoned): number => Math.floor(epochMillis / 60_000);

/** To the minute: another object would render what shows it at every key. */
export const nowAtom = clockAtom(
  shownZoneAtom,
  (get) => {
    const zone = get(zoneAtom);
    return Effect.map(DateTime.now, (now) => DateTime.setZone(now, zone));
  },
  (one, other) => one.zone === other.zone && minuteOf(one) === minuteOf(other),
);
