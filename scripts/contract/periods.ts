/** Checks that both ends of a period count: the users of two days are those of each day together. */
import { Effect } from "effect";
import type { UserSessionMetric } from "#schemas/metrics/Metrics.ts";
import type { Checker } from "./checker.ts";

const name = "metrics.session";
const millisOfDay = 24 * 60 * 60 * 1000;
const daysBack = 32;

/** A whole number of days since 1970, in UTC. */
type Day = number;

const query = (first: Day, last: Day) => ({
  startDate: new Date(first * millisOfDay).toISOString(),
  endDate: new Date((last + 1) * millisOfDay - 1).toISOString(),
});

export const checkPeriods = ({ succeed, wrong, skip }: Checker, appId: string, now: Date) => {
  const usersOf = (first: Day, last: Day, when: string) =>
    Effect.map(
      succeed<UserSessionMetric>(name, { path: { appId }, query: query(first, last) }, when),
      (answer) => answer?.value,
    );

  /** Nobody registered before 1970. */
  const before = Effect.gen(function* () {
    const when = "a period in 1960";
    const found = (yield* usersOf(-3653, -3288, when))?.totalRegisteredUsers ?? 0;
    const problem = `expected 0, found ${found}`;
    if (found > 0) wrong(name, { cause: "period", place: "totalRegisteredUsers", problem }, when);
  });

  /** Halves a period with active users down to single days. Somebody may be active in both halves. */
  const halves = Effect.gen(function* () {
    let last = Math.floor(now.getTime() / millisOfDay) - 1;
    let first = last - daysBack + 1;
    let both = yield* usersOf(first, last, "the last days");
    if (both?.totalActiveUsers === 0)
      return skip(name, "the days of a period", `nobody was active in the last ${daysBack} days`);
    while (both !== undefined && first < last) {
      const middle = Math.floor((first + last) / 2);
      const when = `${last - first + 1} days, as a whole and in two halves`;
      const left = yield* usersOf(first, middle, when);
      const right = yield* usersOf(middle + 1, last, when);
      if (left === undefined || right === undefined) return;
      const [found, one, other] = [both, left, right].map((part) => part.totalActiveUsers) as [
        number,
        number,
        number,
      ];
      const limit =
        found > one + other
          ? `at most ${one + other}`
          : found < Math.max(one, other)
            ? `at least ${Math.max(one, other)}`
            : undefined;
      if (limit !== undefined) {
        const problem = `expected ${limit}, as its two halves have, found ${found}`;
        return wrong(name, { cause: "period", place: "totalActiveUsers", problem }, when);
      }
      if (both.totalRegisteredUsers !== right.totalRegisteredUsers) {
        const problem = `expected ${right.totalRegisteredUsers}, as up to the same end before, found ${both.totalRegisteredUsers}`;
        return wrong(name, { cause: "period", place: "totalRegisteredUsers", problem }, when);
      }
      if (one > 0) last = middle;
      else first = middle + 1;
      both = one > 0 ? left : right;
    }
  });

  return Effect.zipRight(before, halves);
};
