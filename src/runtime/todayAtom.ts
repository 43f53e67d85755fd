/** The current day, and the time zone of the statistics' days. Its value is the same object until one of them changes. */
import { Effect, Runtime } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { isSameDay } from "#src/domain/calendarDay.ts";
import { type LocalDay, Today } from "#src/services/Today.ts";
import { runtimeAtom } from "./runtimeAtom.ts";
import { daysZoneAtom } from "./zoneAtom.ts";

const initialAtom = atom((get) =>
  Runtime.runSync(get(runtimeAtom))(Effect.flatMap(Today, ({ current }) => current(get(daysZoneAtom)))),
);
/** With the initial one that it follows: another address may have another zone. */
const latestAtom = atom<{ readonly initial: LocalDay; readonly today: LocalDay }>();

const isSame = (a: LocalDay, b: LocalDay) => isSameDay(a.day, b.day) && a.zone === b.zone;

const followingAtom = atomEffect((get, set) => {
  const initial = get(initialAtom);
  const zone = get(daysZoneAtom);
  // Also reads when mounted: the day may have changed while the atom was not mounted.
  const follow = Effect.flatMap(Today, ({ current, untilChange }) =>
    Effect.tap(current(zone), (today) => {
      if (!isSame(today, get.peek(todayAtom))) set(latestAtom, { initial, today });
    }).pipe(Effect.zipRight(untilChange), Effect.forever),
  );
  const stop = Runtime.runCallback(get(runtimeAtom))(follow);
  return () => stop();
});

export const todayAtom = atom((get): LocalDay => {
  get(followingAtom);
  const initial = get(initialAtom);
  const latest = get(latestAtom);
  return latest?.initial === initial ? latest.today : initial;
});
