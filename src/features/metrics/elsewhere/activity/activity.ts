/** The users of the apps in the overview, as far as they are known: asked for in turn, the rows in view first. */
import { Effect, Equal, Option } from "effect";
import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { AppId } from "#schemas/apps/App.ts";
import type { Activity, OverviewPeriod } from "#src/domain/apps/appList.ts";
import type { Known } from "#src/domain/known.ts";
import { wantedRows } from "#src/runtime/inTurn.ts";
import type { LateAnswer } from "#src/runtime/lateRows.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { configAtom } from "#src/runtime/runtimeAtom.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { lazyModule, lazyPart } from "#src/ui/lazyPart.ts";
import type { AppActivity } from "./activityOf.ts";

export const isActivityShownAtom = atom((get) => get(configAtom).overviewActivity);

/** An app in a period: what is known stays while another one is shown. */
export type ActivityRow = `${OverviewPeriod} ${string}`;
export const activityRow = (period: OverviewPeriod, app: string): ActivityRow => `${period} ${app}`;
export const appOf = (row: ActivityRow) => row.slice(row.indexOf(" ") + 1) as AppId;

export const activityRows = wantedRows<ActivityRow>();

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

/** What is known of a row. Mounting it asks for what is wanted. */
export const activityAtom = atom((get): ((row: ActivityRow) => AppActivity | "pending" | "unknown") => {
  const { data: code } = get(codeAtom);
  if (code === undefined) return () => "pending";
  if (Option.isNone(code)) return () => "unknown";
  get(code.value.turn.askedAtom);
  return get(code.value.activityAtom);
});

/** Asks again for what has failed: the code itself, too. */
export const retryActivityAtom = atom(null, (get, set) => {
  const { data: code } = get(codeAtom);
  if (code && Option.isSome(code)) set(code.value.turn.retryAtom);
  else set(codeAtom);
});

/** The counts that are numbers, for whoever counts the apps that need somebody. */
export const activityFact = (counts: AppActivity): Activity & { readonly counts: AppActivity } => {
  const numberOrNone = (count: AppActivity["active"]) => (typeof count === "number" ? count : undefined);
  return {
    counts,
    active: numberOrNone(counts.active),
    previous: numberOrNone(counts.activeBefore),
    newUsers: numberOrNone(counts.newUsers),
  };
};

export const activityOfAppAtom = atom((get) => {
  const activityOf = get(activityAtom);
  const wanted = new Set<string>(get(activityRows.wantedAtom));
  return (app: string, period: OverviewPeriod): Known<ReturnType<typeof activityFact>> => {
    const row = activityRow(period, app);
    const activity = activityOf(row);
    if (typeof activity === "object") return activityFact(activity);
    if (activity === "unknown") return "failed";
    return wanted.has(row) ? "pending" : "unasked";
  };
});

/** For the cells of the list. The answers of other rows do not change it. */
export const activityCells = {
  seeAtom: activityRows.seeAtom,
  knownOf: (row: ActivityRow) => {
    const anyAtom = atom((get) => get(activityAtom)(row));
    const ownAtom = selectAtom(anyAtom, (activity) => activity, Equal.equals);
    return atom((get): Known<LateAnswer<AppActivity>> => {
      const activity = get(ownAtom);
      if (typeof activity === "string") return activity === "unknown" ? "failed" : activity;
      return { answer: activity, asOf: activity.isOld ? activity.answeredAt : undefined };
    });
  },
};
