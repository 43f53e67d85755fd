/** The current time in the page's time zone, updated every minute while it is mounted. */
import { DateTime, Effect, Runtime, Schedule } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { runtimeAtom } from "./runtimeAtom.ts";
import { ownZoneAtom, zoneAtom } from "./zoneAtom.ts";

const tickAtom = atom(0);
const tickingAtom = atomEffect((get, set) => {
  const tick = Effect.sync(() => {
    set(ownZoneAtom);
    set(tickAtom, (count) => count + 1);
  });
  return Runtime.runCallback(get(runtimeAtom))(Effect.repeat(tick, Schedule.spaced("1 minute")));
});

export const nowAtom = atom((get): DateTime.Zoned => {
  get(tickingAtom);
  get(tickAtom);
  const now = Runtime.runSync(get(runtimeAtom))(DateTime.now);
  return DateTime.setZone(now, get(zoneAtom));
});
