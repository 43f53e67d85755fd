/** A count of fewer people is not shown; undefined when the configuration sets no limit. */
import { Context } from "effect";
import { atom } from "jotai";
import { minimumDays } from "#src/domain/metrics/chosenDays.ts";
import { runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";

export const minimumGroupSizeAtom = atom(
  (get) => Context.get(get(runtimeAtom).context, AppConfig).minimumGroupSize,
);

/** How many days may be chosen by date at least. */
export const minimumDaysAtom = atom((get) => minimumDays(get(minimumGroupSizeAtom)));
