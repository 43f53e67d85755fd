/**
 * The active users of apps, as far as they are known. `rowRequests.ts` decides what is requested, and when. A call that
 * takes too long ends all requests until the next day, which requests everything again.
 */
import { Effect } from "effect";
import { atom, type Getter } from "jotai";
import { atomEffect } from "jotai-effect";
import type { AppId } from "#schemas/apps/App.ts";
import type { Activity, OverviewPeriod } from "#src/domain/apps/appList.ts";
import { isSameLocalDay, shownDayAtom } from "#src/runtime/clockAtoms.ts";
import { rowRequests } from "#src/runtime/rowRequests.ts";
import { configAtom } from "#src/runtime/runtimeAtom.ts";
import type { LocalDay } from "#src/services/Today.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { lazyModule, lazyPart } from "#src/ui/lazyPart.ts";
import type { AppActivity } from "./activityOf.ts";

// Not part of the page: both are loaded for the first request.
export const KnownActivity = lazyPart(async () => (await import("./KnownActivity.tsx")).KnownActivity);
const loadActivity = lazyModule(() => {
  KnownActivity.preload();
  return import("./activityOf.ts");
});

export const isActivityShownAtom = atom((get) => get(configAtom).overviewActivity);

/** An app in a period: what is known stays while another one is shown. */
export type ActivityRow = `${OverviewPeriod} ${string}`;
export const activityRow = (period: OverviewPeriod, app: string): ActivityRow => `${period} ${app}`;
const appOf = (row: ActivityRow) => row.slice(row.indexOf(" ") + 1) as AppId;
const isOf = (row: ActivityRow, period: OverviewPeriod) => row.startsWith(`${period} `);

export const activityRequests = rowRequests<ActivityRow, AppActivity>({
  ask: (row, stop) =>
    Effect.flatMap(Effect.tryPromise(loadActivity), ({ activityOf }) =>
      activityOf(appOf(row), isOf(row, "LAST_7_DAYS") ? "LAST_7_DAYS" : "LAST_30_DAYS", stop),
    ),
  whenIdle: whenDrawn,
});

/** The apps whose active users in a period are known, or known to be withheld. */
export const activityFacts = (get: Getter, period: OverviewPeriod): ReadonlyMap<AppId, Activity> =>
  new Map(
    [...get(activityRequests.answersAtom)].flatMap(([row, { active, previous }]) =>
      isOf(row, period)
        ? [[appOf(row), { active: numberOrNone(active), previous: numberOrNone(previous) }]]
        : [],
    ),
  );

const numberOrNone = (count: AppActivity["active"]) => (typeof count === "number" ? count : undefined);

const askedDayAtom = atom<LocalDay>();

/** Mounted where active users are shown: the last days are others on another day. */
export const followDayAtom = atomEffect((get, set) => {
  const today = get(shownDayAtom);
  const before = get.peek(askedDayAtom);
  set(askedDayAtom, today);
  if (before !== undefined && !isSameLocalDay(before, today)) set(activityRequests.invalidateAtom);
});
