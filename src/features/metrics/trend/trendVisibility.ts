/** Whether the trend is shown. While it is hidden, nothing is requested for it. */
import { Effect, Runtime } from "effect";
import { atom } from "jotai";
import { runtimeAtom, withService } from "#src/runtime/runtimeAtom.ts";
import { TrendVisibility } from "#src/services/metrics/TrendVisibility.ts";

const storedAtom = atom((get) =>
  // Local storage answers synchronously.
  Runtime.runSync(get(runtimeAtom))(Effect.flatMap(TrendVisibility, ({ isShown }) => isShown)),
);
const latestAtom = atom<boolean>();

export const isTrendShownAtom = atom(
  (get) => get(latestAtom) ?? get(storedAtom),
  (get, set, isShown: boolean) => {
    set(latestAtom, isShown);
    void withService(get, TrendVisibility, ({ keep }) => keep(isShown));
  },
);
