/** Checks the calls that read, in an order in which each call finds its input in earlier answers. */
import { Effect } from "effect";
import type { CurrentUser } from "#schemas/admins/CurrentUser.ts";
import type { App } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import * as rules from "#schemas/metrics/contradictions.ts";
import type {
  UserSessionMetric,
  UserSociodemographicMetric,
  UserTopicMetric,
} from "#schemas/metrics/Metrics.ts";
import type { Theme } from "#schemas/themes/Theme.ts";
import { type Call, calls } from "./calls.ts";
import type { Checker } from "./checker.ts";
import type { Lists } from "./lists.ts";

/** Results of the reads, as input for the writes. */
export interface Known {
  readonly me: CurrentUser | undefined;
  readonly apps: ReadonlyArray<App>;
  readonly themes: ReadonlyArray<Theme>;
  /** Whether the platform says that the first app's name and the administrator's address are taken. */
  readonly saysTaken: { readonly name: boolean; readonly email: boolean };
}

/** An id that does not exist, in the platform's own format. */
export const unknownLike = (id: string | undefined): string => {
  if (id !== undefined && /^\d+$/.test(id)) return "2147483646";
  return id !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
    ? "3f2b0c9a-5d1e-4c7a-9b8d-0e6f4a2c1d3b"
    : `${id?.slice(0, 40) ?? ""}-contract-check`;
};

/** Lists that need no input: those that no other check reads are checked by reflection. */
const isOtherList = ({ name, path, isList }: Call) =>
  isList && !path.includes(":") && name !== "apps.list" && name !== "themes.list";

/** How many apps are searched for one with users, and for one with secrets. */
const someApps = 5;

export const makeReads = (checker: Checker, { checked }: Lists, run: string, now: Date) => {
  const { succeed, refuse, wrong, skip } = checker;

  const checkUniqueness = (name: string, parameter: string, taken: string | undefined, free: string) =>
    Effect.gen(function* () {
      const ask = (text: string, expected: boolean, when: string) =>
        Effect.map(succeed<boolean>(name, { query: { [parameter]: text } }, when), (answer) => {
          if (typeof answer?.value === "boolean" && answer.value !== expected)
            wrong(name, { place: "", problem: `expected ${expected}, found ${answer.value}` }, when);
          return answer?.value;
        });
      yield* ask(free, true, `a free ${parameter}`);
      yield* refuse(name, 422, { query: { [parameter]: " " } }, `an empty ${parameter}`);
      yield* refuse(name, 422, {}, `no ${parameter}`);
      if (taken === undefined) {
        skip(name, `a taken ${parameter}`, "none is known");
        return false;
      }
      yield* ask(taken.toUpperCase(), false, `a taken ${parameter} in upper case`);
      return (yield* ask(taken, false, `a taken ${parameter}`)) === false;
    });

  const appId = (id: string) => ({ path: { appId: id } });
  const iso = (date: Date) => date.toISOString();
  const allTime = { startDate: iso(new Date(0)), endDate: iso(now) };

  const checkSession = (id: string) =>
    Effect.gen(function* () {
      const name = "metrics.session";
      const answer = yield* succeed<UserSessionMetric>(name, { ...appId(id), query: allTime });
      const metric = answer?.value;
      if (metric === undefined) return undefined;
      for (const departure of [...rules.contradictionsOf(metric), ...rules.mismatchesOf(metric)])
        wrong(name, departure);
      return metric;
    });

  /** From 1970 on, since nobody registered before. */
  const checkPeriod = (id: string) =>
    Effect.gen(function* () {
      const query = { startDate: "1960-01-01T00:00:00.000Z", endDate: "1960-12-31T23:59:59.999Z" };
      const when = "a period in 1960";
      const answer = yield* succeed<UserSessionMetric>("metrics.session", { ...appId(id), query }, when);
      const found = answer?.value?.totalRegisteredUsers ?? 0;
      if (found > 0)
        wrong(
          "metrics.session",
          { place: "totalRegisteredUsers", problem: `expected 0, found ${found}` },
          when,
        );
    });

  /** The metrics other than the session, which `appWithUsers` has read. */
  const checkAnswers = (id: string) =>
    Effect.gen(function* () {
      const input = { ...appId(id), query: allTime };
      const topic = yield* succeed<UserTopicMetric>("metrics.topic", input);
      for (const departure of topic?.value ? rules.repeatedTopics(topic.value) : [])
        wrong("metrics.topic", departure);
      const answers = yield* succeed<UserSociodemographicMetric>("metrics.sociodemographic", input);
      for (const departure of answers?.value ? rules.repeatedAnswers(answers.value) : [])
        wrong("metrics.sociodemographic", departure);
      yield* succeed("metrics.engagement", input);
    });

  const metrics = ["metrics.session", "metrics.topic", "metrics.sociodemographic", "metrics.engagement"];

  /** The first app with users, since metrics without users have no entries to check. */
  const appWithUsers = (apps: ReadonlyArray<App>) =>
    Effect.gen(function* () {
      for (const { id } of apps.slice(0, someApps)) {
        const metric = yield* checkSession(id);
        if (metric === undefined || metric.registeredUsers.length > 0) return id;
      }
      if (apps.length > 0)
        skip("metrics.session", "entries", `none of ${Math.min(apps.length, someApps)} apps has users`);
      return apps[0]?.id;
    });

  const checkMetrics = (apps: ReadonlyArray<App>) =>
    Effect.gen(function* () {
      const id = yield* appWithUsers(apps);
      const backwards = { startDate: allTime.endDate, endDate: allTime.startDate };
      for (const name of metrics) {
        yield* refuse(name, 404, { ...appId(unknownLike(id)), query: allTime }, "an unknown app");
        if (id === undefined) {
          skip(name, "the call", "there is no app");
          continue;
        }
        yield* succeed(name, appId(id), "without a period");
        const unclear = { ...appId(id), query: { startDate: "yesterday" } };
        yield* refuse(name, 422, unclear, "startDate=yesterday");
        yield* refuse(name, 422, { ...appId(id), query: backwards }, "endDate before startDate");
      }
      if (id === undefined) return;
      yield* checkAnswers(id);
      yield* checkPeriod(id);
    });

  const checkSecrets = (apps: ReadonlyArray<App>) =>
    Effect.gen(function* () {
      const name = "clientSecrets.list";
      yield* refuse(name, 404, appId(unknownLike(apps[0]?.id)), "an unknown app");
      if (apps.length === 0) skip(name, "the call", "there is no app");
      for (const { id } of apps.slice(0, someApps)) {
        const list = yield* checked<ClientSecret>(name, { appId: id });
        const strange = list?.entries.findIndex((secret) => secret.appId !== id) ?? -1;
        const problem = "expected the app of the path, found another";
        if (strange >= 0) wrong(name, { place: `content → [${strange}] → appId`, problem });
        // Further apps are read only if this one has no secrets.
        if (list === undefined || list.raw.length > 0) break;
      }
    });

  const checkApp = (apps: ReadonlyArray<App>) =>
    Effect.gen(function* () {
      const name = "apps.get";
      const [first] = apps;
      yield* refuse(name, 404, { path: { id: unknownLike(first?.id) } }, "an unknown id");
      if (first === undefined) return skip(name, "the call", "there is no app");
      const answer = yield* succeed<App>(name, { path: { id: first.id } });
      if (answer?.value !== undefined && answer.value.id !== first.id)
        wrong(name, { place: "id", problem: "expected that of the path, found another" });
    });

  /** Undefined if the platform does not accept the token. */
  return Effect.gen(function* () {
    const me = yield* succeed<CurrentUser>("admins.me");
    if (me === undefined) return undefined;
    const email = yield* checkUniqueness(
      "admins.isEmailUnique",
      "email",
      me.value?.email,
      `${run}@mail.invalid`,
    );
    const apps = (yield* checked<App>("apps.list"))?.entries ?? [];
    const name = yield* checkUniqueness("apps.isNameUnique", "appName", apps[0]?.name, run);
    yield* checkApp(apps);
    yield* checkSecrets(apps);
    yield* checkMetrics(apps);
    const themes = (yield* checked<Theme>("themes.list"))?.entries ?? [];
    for (const { name } of calls.filter(isOtherList)) yield* checked(name);
    return { me: me.value, apps, themes, saysTaken: { name, email } } satisfies Known;
  });
};
