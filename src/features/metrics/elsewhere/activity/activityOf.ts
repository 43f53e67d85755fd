/** The users of the apps in the overview: the very numbers that their statistics show. Loaded when the page is drawn. */
import { type Atom, atom } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import { shownDayAtom } from "#src/runtime/clockAtoms.ts";
import { inTurn } from "#src/runtime/inTurn.ts";
import type { RowState } from "#src/runtime/lateRows.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { sessions } from "../../answers/counts.ts";
import { questionOf, type UserCounts, type Users, usersAtomOf } from "../../answers/users.ts";
import { hrefOfStatistics } from "../../question/address.ts";
import { type ActivityRow, wantedActivity } from "./activity.ts";

export interface AppActivity extends UserCounts {
  /** Of as many days before, until the same time of day. */
  readonly activeBefore: ChartCount;
  readonly newUsersBefore: ChartCount;
  readonly href: string;
}

/** The row of an app in a period: `LAST_7_DAYS app_1`. */
const readRow = (row: ActivityRow) => {
  const choice = row.startsWith("LAST_7_DAYS ") ? "LAST_7_DAYS" : "LAST_30_DAYS";
  return { choice, appId: row.slice(choice.length + 1) as AppId } as const;
};

/** As many as there are apps and periods. */
const rowAtoms = new Map<ActivityRow, Atom<Users | undefined>>();
const usersOfRow = (row: ActivityRow): Atom<Users | undefined> => {
  const { appId, choice } = readRow(row);
  const users =
    rowAtoms.get(row) ??
    usersAtomOf(
      atom((get) => questionOf(appId, choice, get(shownDayAtom))),
      (get, asked) => get(sessions.stateOfAtom)(asked),
    );
  rowAtoms.set(row, users);
  return users;
};

export const turn = inTurn({
  answers: sessions,
  wantedAtom: atom((get) =>
    get(wantedActivity.wantedAtom).flatMap((row) => get(usersOfRow(row))?.asked ?? []),
  ),
  whenIdle: whenDrawn,
  // If all calls of an app fail, the others are still asked for.
  maxFailures: 5,
});

const activityIn = (row: ActivityRow, { now, before }: Users): AppActivity | undefined => {
  const [activeBefore, newUsersBefore] = [before?.active ?? "missing", before?.newUsers ?? "missing"];
  if ([now.active, now.newUsers, activeBefore, newUsersBefore].includes("pending")) return undefined;
  const { appId, choice } = readRow(row);
  return { ...now, activeBefore, newUsersBefore, href: hrefOfStatistics(appId, choice) };
};

const noAnswer = { data: undefined, answeredAt: undefined, isOld: false, hasFailed: false };
/** In one store: they grow in place, since they do so with what is wanted alone. */
const everWantedAtom = atom(() => new Set<ActivityRow>());

export const stateOfAtom = atom((get) => {
  const everWanted = get(everWantedAtom);
  for (const row of get(wantedActivity.wantedAtom)) everWanted.add(row);
  return (row: ActivityRow): RowState<AppActivity> => {
    // Each atom that is read slows down the next: ten thousand take seconds.
    if (!everWanted.has(row)) return noAnswer;
    const users = get(usersOfRow(row));
    const { answeredAt, isOld = false } = users ?? {};
    const data = users && answeredAt && activityIn(row, users);
    return { data, answeredAt, isOld, hasFailed: users?.now.active === "missing" };
  };
});
