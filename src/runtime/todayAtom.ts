/** The day and the zone; it moves on at midnight. The same object as long as both are the same. */
import { Effect, Runtime } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { isoDay } from "#src/domain/calendarDay.ts";
import { type Here, Today } from "#src/services/Today.ts";
import { runtimeAtom } from "./runtimeAtom.ts";

const startAtom = atom((get) => Runtime.runSync(get(runtimeAtom))(Effect.flatMap(Today, ({ here }) => here)));
const laterAtom = atom<Here | undefined>(undefined);

const isSame = (a: Here, b: Here) => isoDay(a.day) === isoDay(b.day) && a.zone.id === b.zone.id;

const movingAtom = atomEffect((get, set) => {
  const start = get(startAtom);
  // It looks at once as well: nobody may have been here since yesterday.
  const look = Effect.flatMap(Today, ({ here, wait }) =>
    Effect.tap(here, (now) => set(laterAtom, (last) => (isSame(now, last ?? start) ? last : now))).pipe(
      Effect.zipRight(wait),
      Effect.forever,
    ),
  );
  const stop = Runtime.runCallback(get(runtimeAtom))(look);
  return () => stop();
});

export const todayAtom = atom((get): Here => {
  get(movingAtom);
  return get(laterAtom) ?? get(startAtom);
});
