/** The users of the apps in the overview, as far as they are known: asked for in turn, the rows in view first. */
import { Effect } from "effect";
import { atom, type Getter } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import type { Activity, OverviewPeriod } from "#src/domain/apps/appList.ts";
import { wantedRows } from "#src/runtime/inTurn.ts";
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
const codeAtom = queryAtom(() => Effect.zipRight(pageIsDrawn, Effect.tryPromise(loadActivity)));

/** What is known of a row. Mounting it asks for what is wanted. */
export const activityAtom = atom((get): ((row: ActivityRow) => AppActivity | "pending" | "unknown") => {
  const { data: code, hasFailed } = get(codeAtom);
  if (code === undefined) return () => (hasFailed ? "unknown" : "pending");
  get(code.askedAtom);
  return get(code.activityAtom);
});

/** The active users of an app in a period, for whoever counts the apps that need somebody. */
export const activityFact = (activity: AppActivity): Activity => {
  const numberOrNone = (count: AppActivity["active"]) => (typeof count === "number" ? count : undefined);
  return { active: numberOrNone(activity.active), previous: numberOrNone(activity.activeBefore) };
};

/** The rows of a period that are known. */
export const activityFacts = (get: Getter, period: OverviewPeriod): ReadonlyMap<AppId, Activity> => {
  const activityOf = get(activityAtom);
  const facts = get(activityRows.wantedAtom).map((row) => [row, activityOf(row)] as const);
  return new Map(
    facts.flatMap(([row, activity]) =>
      row.startsWith(`${period} `) && typeof activity === "object"
        ? [[appOf(row), activityFact(activity)] as const]
        : [],
    ),
  );
};

export const activityRequests = {
  seeAtom: activityRows.seeAtom,
  listAtom: activityRows.listAtom,
  rowAtomOf: (row: ActivityRow) => atom((get) => get(activityAtom)(row)),
};
