/** The users of the apps in the overview, as far as they are known: asked for in turn, the rows in view first. */
import { Effect, Option } from "effect";
import { atom } from "jotai";
import type { OverviewPeriod } from "#src/domain/apps/appList.ts";
import type { Known } from "#src/domain/known.ts";
import { lateRows, type RowSource, wantedRows } from "#src/runtime/lateRows.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { configAtom } from "#src/runtime/runtimeAtom.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { lazyModule, lazyPart } from "#src/ui/lazyPart.ts";
import type { AppActivity } from "./activityOf.ts";

export const isActivityShownAtom = atom((get) => get(configAtom).overviewActivity);

/** An app in a period: what is known stays while another one is shown. */
export type ActivityRow = `${OverviewPeriod} ${string}`;
export const activityRow = (period: OverviewPeriod, app: string): ActivityRow => `${period} ${app}`;

// Not part of the page: both are loaded when it is drawn.
export const KnownActivity = lazyPart(async () => (await import("./KnownActivity.tsx")).KnownActivity);
const loadActivity = lazyModule(() => {
  KnownActivity.preload();
  return import("./activityOf.ts");
});
const pageIsDrawn = Effect.async<void>((resume) => {
  const cancel = whenDrawn(() => resume(Effect.void));
  return Effect.sync(cancel);
});
/** None if it does not load, without which the page is whole. */
const codeAtom = queryAtom(() =>
  Effect.zipRight(pageIsDrawn, Effect.option(Effect.tryPromise(loadActivity))),
);
const sourceAtom = atom((get): Known<RowSource<ActivityRow, AppActivity>> => {
  const { data: code } = get(codeAtom);
  return code === undefined ? "pending" : Option.getOrElse(code, () => "failed" as const);
});

export const wantedActivity = wantedRows<ActivityRow>();
export const activityRows = lateRows(wantedActivity, sourceAtom);

/** Asks again for what has failed: the code itself, too. */
export const retryActivityAtom = atom(null, (get, set) =>
  get(sourceAtom) === "failed" ? set(codeAtom) : set(activityRows.retryAtom),
);
