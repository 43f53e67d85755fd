/** The current day and time zone. Its value is the same object until one of them changes. */
import { Effect, Runtime } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { isoDay } from "#src/domain/calendarDay.ts";
import { type LocalDay, Today } from "#src/services/Today.ts";
import { runtimeAtom } from "./runtimeAtom.ts";

const initialAtom = atom((get) =>
  Runtime.runSync(get(runtimeAtom))(Effect.flatMap(Today, ({ current }) => current)),
);
const latestAtom = atom<LocalDay | undefined>(undefined);

const isSame = (a: LocalDay, b: LocalDay) => isoDay(a.day) === isoDay(b.day) && a.zone.id === b.zone.id;

const followingAtom = atomEffect((get, set) => {
  const initial = get(initialAtom);
  // Also reads when mounted: the day may have changed while the atom was not mounted.
  const follow = Effect.flatMap(Today, ({ current, untilChange }) =>
    Effect.tap(current, (now) =>
      set(latestAtom, (latest) => (isSame(now, latest ?? initial) ? latest : now)),
    ).pipe(Effect.zipRight(untilChange), Effect.forever),
  );
  const stop = Runtime.runCallback(get(runtimeAtom))(follow);
  return () => stop();
});

export const todayAtom = atom((get): LocalDay => {
  get(followingAtom);
  return get(latestAtom) ?? get(initialAtom);
});
