/** Reads every call, each with the input that earlier answers gave, and says where answers contradict each other. */
import { Effect } from "effect";
import type { CurrentUser } from "#schemas/admins/CurrentUser.ts";
import type { App } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import * as rules from "#schemas/metrics/conflicts.ts";
import type * as Metrics from "#schemas/metrics/Metrics.ts";
import { maxPageSize, type ReadPage } from "#schemas/pages.ts";
import type { Checker } from "./checker.ts";
import type { Texts } from "./requests.ts";

/** How many apps are searched for one with users, and for one with secrets. */
const someApps = 5;

type Page<A> = ReadPage & { readonly content: ReadonlyArray<A>; readonly totalElements: number };

/** A list as the console reads it: with further pages if it is cut off. Undefined if it cannot be read. */
export const readList = <A extends { readonly id: string }>(
  { succeed, error }: Checker,
  name: string,
  path: Texts = {},
): Effect.Effect<ReadonlyArray<A> | undefined> =>
  Effect.gen(function* () {
    const all: Array<A> = [];
    let [sent, size, total] = [0, maxPageSize, 1];
    for (let page = 0; sent < total; page += 1) {
      const answer = yield* succeed<Page<A>>(name, { path, query: { page: `${page}`, size: `${size}` } });
      if (answer === undefined) return undefined;
      const { content, entryIssues = [], totalElements } = answer;
      const count = content.length + entryIssues.length;
      if (page === 0) [size, total] = [count, totalElements];
      all.push(...content);
      sent += count;
      if (count === 0) break;
    }
    if (sent !== total) error(name, "totalElements", [`${sent}, the number of entries`, total]);
    const ids = new Set(all.map(({ id }) => id));
    if (ids.size < all.length)
      error(name, "content", [`${all.length} entries on all pages`, `${ids.size} of them, some again`]);
    return all;
  });

const checkMetrics = (checker: Checker, appId: string, now: Date) => {
  const { succeed, error } = checker;
  const startDate = "1970-01-01T00:00:00.000Z";
  const [today = ""] = now.toISOString().split("T");
  // The console's periods end with the day, which is not over.
  const endDate = `${today}T23:59:59.999Z`;
  const report = (name: string, conflicts: ReadonlyArray<rules.Conflict>) => {
    for (const { severity, place, problem } of conflicts)
      checker[severity](`metrics.${name}`, place, problem);
  };
  const read = <A extends object>(name: string, query: Texts = { startDate, endDate }) =>
    Effect.tap(succeed<A>(`metrics.${name}`, { path: { appId }, query }), (metric) => {
      if (metric) report(name, [...rules.conflictsOf(name, metric), ...rules.foreignWords(metric)]);
    });
  return Effect.gen(function* () {
    const users = yield* read<Metrics.UserSessionMetric>("session");
    const topic = yield* read<Metrics.UserTopicMetric>("topic");
    if (users && topic) report("topic", rules.topicsAbove(topic, users.totalActiveUsers));
    yield* read("sociodemographic");
    yield* read("engagement");
    const old = { startDate: "1960-01-01T00:00:00.000Z", endDate: startDate };
    const before = yield* read<Metrics.UserSessionMetric>("session", old);
    if ((before?.totalRegisteredUsers ?? 0) > 0)
      error("metrics.session", "totalRegisteredUsers", ["nobody before 1970", before?.totalRegisteredUsers]);
    const day = { startDate: `${today}T00:00:00.000Z`, endDate };
    const { totalRegisteredUsers: all = 0 } = users ?? {};
    const later = (yield* read<Metrics.UserSessionMetric>("session", day))?.totalRegisteredUsers ?? all;
    if (later < all) error("metrics.session", "totalRegisteredUsers", [`${all}, whatever startDate`, later]);
    return users?.registeredUsers.length;
  });
};

/** The apps. Undefined if it is not known who asks: then the console shows nothing either. */
export const checkReads = (checker: Checker, run: string, now: Date) =>
  Effect.gen(function* () {
    const { succeed, error } = checker;
    const me = yield* succeed<CurrentUser>("admins.me");
    if (me === undefined) return undefined;
    yield* checker.refuse;
    const apps = (yield* readList<App>(checker, "apps.list")) ?? [];
    const [first] = apps;

    const isFree = (name: string, parameter: string, text: string, expected = false) =>
      Effect.map(succeed<boolean>(name, { query: { [parameter]: text } }), (found) => {
        const what = `${expected}, since that is ${expected ? "free" : "taken"}`;
        if (found === !expected) error(name, "", [what, found]);
      });
    yield* isFree("admins.isEmailUnique", "email", `${run}@mail.invalid`, true);
    yield* isFree("apps.isNameUnique", "appName", run, true);
    yield* isFree("admins.isEmailUnique", "email", me.email);
    if (first) yield* isFree("apps.isNameUnique", "appName", first.name);

    const found = first && (yield* succeed<App>("apps.get", { path: { id: first.id } }));
    if (found && found.id !== first.id) error("apps.get", "id", ["that of the path", "another"]);
    for (const { id: appId } of apps.slice(0, someApps)) {
      const secrets = yield* readList<ClientSecret>(checker, "clientSecrets.list", { appId });
      if (secrets?.some((secret) => secret.appId !== appId))
        error("clientSecrets.list", "appId", ["that of the path", "another"]);
      if (secrets?.length !== 0) break;
    }
    for (const { id } of apps.slice(0, someApps)) if ((yield* checkMetrics(checker, id, now)) !== 0) break;
    yield* readList(checker, "themes.list");
    return apps;
  });
