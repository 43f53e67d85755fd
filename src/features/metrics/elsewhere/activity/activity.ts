/**
 * The active users of apps, as far as they are known. `rowRequests.ts` decides what is requested, and when. A call that
 * takes too long ends all requests until the next day, which requests everything again.
 */
import { Context, Effect } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import type { AppId } from "#schemas/apps/App.ts";
import type { Activity } from "#src/domain/apps/appFacts.ts";
import { rowRequests } from "#src/runtime/rowRequests.ts";
import { runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { isSameLocalDay, shownDayAtom } from "#src/runtime/clockAtoms.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import type { LocalDay } from "#src/services/Today.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { lazyModule, lazyPart } from "#src/ui/lazyPart.ts";
import { activityFacts } from "./activityFacts.ts";
import type { AppActivity } from "./activityOf.ts";

// Not part of the page: both are loaded for the first request.
export const KnownActivity = lazyPart(async () => (await import("./KnownActivity.tsx")).KnownActivity);
const loadActivity = lazyModule(() => {
  KnownActivity.preload();
  return import("./activityOf.ts");
});

/** Whether active users are shown, as configured. */
export const isActivityShownAtom = atom(
  (get) => Context.get(get(runtimeAtom).context, AppConfig).overviewActivity,
);

export const activityRequests = rowRequests<AppId, AppActivity>({
  ask: (appId, stop) =>
    Effect.flatMap(Effect.tryPromise(loadActivity), ({ activityOf }) => activityOf(appId, stop)),
  whenIdle: whenDrawn,
});

/** The apps whose active users are known, or known to be withheld. */
export const activityAtom = atom(
  (get): ReadonlyMap<AppId, Activity> =>
    new Map(
      [...get(activityRequests.answersAtom)].map(([appId, activity]) => [appId, activityFacts(activity)]),
    ),
);

const askedDayAtom = atom<LocalDay>();

/** Mounted where active users are shown: the last 30 days are others on another day. */
export const followDayAtom = atomEffect((get, set) => {
  const today = get(shownDayAtom);
  const before = get.peek(askedDayAtom);
  set(askedDayAtom, today);
  if (before !== undefined && !isSameLocalDay(before, today)) set(activityRequests.invalidateAtom);
});
