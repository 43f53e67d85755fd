/** Checks the statistics of the first app with users: what they count, and that the period decides what is counted. */
import { Effect } from "effect";
import type { App } from "#schemas/apps/App.ts";
import * as rules from "#schemas/metrics/conflicts.ts";
import type {
  UserSessionMetric,
  UserSociodemographicMetric,
  UserTopicMetric,
} from "#schemas/metrics/Metrics.ts";
import type { Checker } from "./checker.ts";
import { checkPeriods } from "./periods.ts";
import { unknownLike } from "./unknownLike.ts";

/** How many apps are searched for one with users, and for one with secrets. */
export const someApps = 5;

const session = "metrics.session";
const metrics = [session, "metrics.topic", "metrics.sociodemographic", "metrics.engagement"];
const appId = (id: string) => ({ path: { appId: id } });

export const checkMetrics = (checker: Checker, apps: ReadonlyArray<App>, now: Date): Effect.Effect<void> => {
  const { succeed, refuse, wrong, skip } = checker;
  const allTime = { startDate: new Date(0).toISOString(), endDate: now.toISOString() };
  const all = (name: string, issues: ReturnType<typeof rules.activeConflictsOf>) => {
    for (const issue of issues) wrong(name, { cause: "figures", ...issue });
  };

  const checkSession = (id: string) =>
    Effect.map(succeed<UserSessionMetric>(session, { ...appId(id), query: allTime }), (answer) => {
      const metric = answer?.value;
      if (metric !== undefined)
        all(session, [...rules.activeConflictsOf(metric), ...rules.sumConflictsOf(metric)]);
      return metric;
    });

  /** The metrics other than the session, which `appWithUsers` has read. */
  const checkAnswers = (id: string, active: number | undefined) =>
    Effect.gen(function* () {
      const input = { ...appId(id), query: allTime };
      const topic = yield* succeed<UserTopicMetric>("metrics.topic", input);
      if (topic?.value !== undefined)
        all("metrics.topic", [
          ...rules.repeatedTopics(topic.value),
          ...rules.topicsAbove(topic.value, active ?? Infinity),
        ]);
      const answers = yield* succeed<UserSociodemographicMetric>("metrics.sociodemographic", input);
      if (answers?.value !== undefined) all("metrics.sociodemographic", rules.repeatedAnswers(answers.value));
      yield* succeed("metrics.engagement", input);
    });

  /** Metrics without users have no entries to check. */
  const appWithUsers = Effect.gen(function* () {
    for (const { id } of apps.slice(0, someApps)) {
      const metric = yield* checkSession(id);
      if (metric === undefined || metric.registeredUsers.length > 0)
        return { id, active: metric?.totalActiveUsers };
    }
    if (apps.length > 0)
      skip(session, "entries", `none of ${Math.min(apps.length, someApps)} apps has users`);
    return { id: apps[0]?.id, active: undefined };
  });

  return Effect.gen(function* () {
    const { id, active } = yield* appWithUsers;
    const backwards = { startDate: allTime.endDate, endDate: allTime.startDate };
    for (const name of metrics) {
      yield* refuse(name, 404, { ...appId(unknownLike(id)), query: allTime }, "an unknown app");
      if (id === undefined) {
        skip(name, "the call", "there is no app");
        continue;
      }
      const unsent = { ...appId(id), isUnsent: true } as const;
      yield* succeed(name, unsent, "without a period");
      const unclear = { startDate: "yesterday" };
      yield* refuse(name, 422, { ...unsent, query: unclear }, "startDate=yesterday");
      yield* refuse(name, 422, { ...unsent, query: backwards }, "endDate before startDate");
    }
    if (id === undefined) return;
    yield* checkAnswers(id, active);
    yield* checkPeriods(checker, id, now);
  });
};
