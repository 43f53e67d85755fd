/** The users of the apps in the overview: the very numbers that their statistics show. Loaded when the page is drawn. */
import { Data, type DateTime } from "effect";
import { type Atom, atom } from "jotai";
import type { OverviewPeriod } from "#src/domain/apps/appList.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import { comparedPeriod, timePeriod } from "#src/domain/metrics/timePeriod.ts";
import { shownDayAtom } from "#src/runtime/clockAtoms.ts";
import { inTurn } from "#src/runtime/inTurn.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { sessions } from "../../answers/counts.ts";
import { type Users, usersAtomOf } from "../../answers/users.ts";
import { hrefOfStatistics } from "../../question/address.ts";
import { type ActivityRow, activityRows, appOf } from "./activity.ts";

export interface AppActivity {
  readonly registered: ChartCount;
  readonly active: ChartCount;
  readonly newUsers: ChartCount;
  /** Of as many days before, until the same time of day. */
  readonly activeBefore: ChartCount;
  readonly newUsersBefore: ChartCount;
  readonly href: string;
  /** When it was answered; it is asked for again, if `isOld`. */
  readonly answeredAt: DateTime.Utc;
  readonly isOld: boolean;
}

const choiceOf = (row: ActivityRow): OverviewPeriod =>
  row.startsWith("LAST_7_DAYS ") ? "LAST_7_DAYS" : "LAST_30_DAYS";

const periodsAtom = atom((get) => {
  const { day, zone } = get(shownDayAtom);
  const periodOf = (choice: OverviewPeriod) => ({
    period: timePeriod(choice, day, zone),
    zone,
    comparedAt: (at: DateTime.Utc) => comparedPeriod("previous", choice, day, at, zone),
    withNewUsers: true,
  });
  return { LAST_7_DAYS: periodOf("LAST_7_DAYS"), LAST_30_DAYS: periodOf("LAST_30_DAYS") };
});

/** As many as there are apps and periods. */
const rowAtoms = new Map<ActivityRow, Atom<Users | undefined>>();
const usersOfRow = (row: ActivityRow): Atom<Users | undefined> => {
  const [appId, choice] = [appOf(row), choiceOf(row)];
  const users =
    rowAtoms.get(row) ??
    usersAtomOf(
      atom((get) => ({ appId, ...get(periodsAtom)[choice] })),
      (get, asked) => get(sessions.stateOfAtom)(asked),
    );
  rowAtoms.set(row, users);
  return users;
};

export const turn = inTurn({
  answers: sessions,
  wantedAtom: atom((get) => get(activityRows.wantedAtom).flatMap((row) => get(usersOfRow(row))?.asked ?? [])),
  whenIdle: whenDrawn,
});

/** `unknown`: it could not be loaded. Equal numbers are equal as Effect compares them. */
export const activityAtom = atom((get) => (row: ActivityRow): AppActivity | "pending" | "unknown" => {
  const users = get(usersOfRow(row));
  const unknown = get(turn.hasEndedAtom) ? "unknown" : "pending";
  if (users?.answeredAt === undefined) return users?.now.active === "missing" ? "unknown" : unknown;
  const { now, before, answeredAt, isOld } = users;
  const [active, newUsers] = [before?.active ?? "missing", before?.newUsers ?? "missing"];
  if ([now.newUsers, active, newUsers].includes("pending")) return unknown;
  return Data.struct({
    ...now,
    activeBefore: active,
    newUsersBefore: newUsers,
    href: hrefOfStatistics(appOf(row), choiceOf(row)),
    answeredAt,
    isOld,
  });
});
