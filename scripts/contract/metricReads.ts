/** Checks the statistics of the first app with users: what they count, and that the period decides what is counted. */
import { Effect } from "effect";
import type { App } from "#schemas/apps/App.ts";
import * as rules from "#schemas/metrics/conflicts.ts";
import type * as Metrics from "#schemas/metrics/Metrics.ts";
import type { Checker } from "./checker.ts";
import type { Problem } from "./findings.ts";
import { unknownLike } from "./writing.ts";

/** How many apps are searched for one with users, and for one with secrets. */
export const someApps = 5;

const session = "metrics.session";
const metrics = [session, "metrics.topic", "metrics.sociodemographic", "metrics.engagement"];
const millisOfDay = 24 * 60 * 60 * 1000;
const daysBack = 32;

/** Whole days since 1970, in UTC. */
const daysOf = (first: number, last: number) => ({
  startDate: new Date(first * millisOfDay).toISOString(),
  endDate: new Date((last + 1) * millisOfDay - 1).toISOString(),
});

export const checkMetrics = (checker: Checker, apps: ReadonlyArray<App>, now: Date): Effect.Effect<void> => {
  const { succeed, refuse, error, warn, skip } = checker;
  const allTime = { startDate: new Date(0).toISOString(), endDate: now.toISOString() };

  /** The body of a metric of all time; departures from its rules are findings. */
  const read = <A extends object>(
    name: string,
    appId: string,
    rulesOf: (metric: A) => ReadonlyArray<rules.Conflict> = () => [],
  ) =>
    Effect.map(succeed<A>(name, { path: { appId }, query: allTime }), (answer) => {
      if (answer?.value === undefined) return undefined;
      for (const { severity, place, problem } of rulesOf(answer.value))
        (severity === "error" ? error : warn)(name, "figures", place, problem);
      for (const { place, problem } of rules.foreignWords(answer.value)) warn(name, "body", place, problem);
      return answer.value;
    });

  /** Halves a period with active users down to single days: both ends count. Somebody may be active in both halves. */
  const checkPeriods = (appId: string) =>
    Effect.gen(function* () {
      const of = (first: number, last: number, when: string) =>
        Effect.map(
          succeed<Metrics.UserSessionMetric>(session, { path: { appId }, query: daysOf(first, last) }, when),
          (answer) => answer?.value,
        );
      const say = (member: string, problem: Problem, when: string) =>
        error(session, "figures", member, problem, when);
      const old = "a period in 1960";
      const users = (yield* of(-3653, -3288, old))?.totalRegisteredUsers ?? 0;
      if (users > 0) say("totalRegisteredUsers", [0, users], old);
      let last = Math.floor(now.getTime() / millisOfDay) - 1;
      let first = last - daysBack + 1;
      let both = yield* of(first, last, "the last days");
      if (both?.totalActiveUsers === 0)
        return skip(session, "the days of a period", `nobody was active in the last ${daysBack} days`);
      while (both !== undefined && first < last) {
        const middle = Math.floor((first + last) / 2);
        const when = `${last - first + 1} days, as a whole and in two halves`;
        const [left, right] = [yield* of(first, middle, when), yield* of(middle + 1, last, when)];
        if (left === undefined || right === undefined) return;
        const [active, one, other] = [both, left, right].map((metric) => metric.totalActiveUsers);
        const [least, most] = [Math.max(one ?? 0, other ?? 0), (one ?? 0) + (other ?? 0)];
        const [found, end] = [both.totalRegisteredUsers, right.totalRegisteredUsers];
        if ((active ?? 0) > most)
          return say("totalActiveUsers", [`at most ${most}, as in its halves`, active], when);
        if ((active ?? 0) < least)
          return say("totalActiveUsers", [`at least ${least}, as in a half`, active], when);
        if (found !== end)
          return say("totalRegisteredUsers", [`${end}, as up to the same end before`, found], when);
        [first, last, both] = one === 0 ? [middle + 1, last, right] : [first, middle, left];
      }
    });

  /** Metrics without users have no entries to check. */
  const appWithUsers = Effect.gen(function* () {
    for (const { id } of apps.slice(0, someApps)) {
      const metric = yield* read<Metrics.UserSessionMetric>(session, id, (metric) =>
        rules.activeConflictsOf(metric).concat(rules.sumConflictsOf(metric)),
      );
      if (metric === undefined || metric.registeredUsers.length > 0)
        return { id, active: metric?.totalActiveUsers ?? Infinity };
    }
    if (apps.length > 0)
      skip(session, "entries", `none of ${Math.min(apps.length, someApps)} apps has users`);
    return { id: apps[0]?.id, active: Infinity };
  });

  return Effect.gen(function* () {
    const { id, active } = yield* appWithUsers;
    const backwards = { startDate: allTime.endDate, endDate: allTime.startDate };
    for (const name of metrics) {
      yield* refuse(name, 404, { path: { appId: unknownLike(id) }, query: allTime }, "an unknown app");
      if (id === undefined) {
        skip(name, "the call", "there is no app");
        continue;
      }
      const unsent = { path: { appId: id }, isUnsent: true } as const;
      yield* succeed(name, unsent, "without a period");
      yield* refuse(name, 422, { ...unsent, query: { startDate: "yesterday" } }, "startDate=yesterday");
      yield* refuse(name, 422, { ...unsent, query: backwards }, "endDate before startDate");
    }
    if (id === undefined) return;
    yield* read<Metrics.UserTopicMetric>("metrics.topic", id, (topic) =>
      rules.repeatedTopics(topic).concat(rules.topicsAbove(topic, active)),
    );
    yield* read<Metrics.UserSociodemographicMetric>("metrics.sociodemographic", id, rules.repeatedAnswers);
    yield* read("metrics.engagement", id);
    yield* checkPeriods(id);
  });
};
