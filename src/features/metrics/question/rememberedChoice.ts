/** What the statistics showed last, on this visit or an earlier one; undefined on the first one. */
import { Effect, Option, Runtime } from "effect";
import { atom } from "jotai";
import { runtimeAtom, withService } from "#src/runtime/runtimeAtom.ts";
import { type StatisticsChoice, StatisticsChoices } from "#src/services/metrics/StatisticsChoices.ts";

const storedAtom = atom((get) =>
  // Local storage answers synchronously.
  Runtime.runSync(get(runtimeAtom))(Effect.flatMap(StatisticsChoices, ({ last }) => last)),
);
const latestAtom = atom<StatisticsChoice>();

export const rememberedChoiceAtom = atom(
  (get) => get(latestAtom) ?? Option.getOrUndefined(get(storedAtom)),
  (get, set, choice: StatisticsChoice) => {
    set(latestAtom, choice);
    void withService(get, StatisticsChoices, ({ keep }) => keep(choice));
  },
);
