/** Checks the calls that read, in an order in which each call finds its input in earlier answers. */
import { Effect } from "effect";
import type { CurrentUser } from "#schemas/admins/CurrentUser.ts";
import type { App } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import type { Theme } from "#schemas/themes/Theme.ts";
import { type Call, calls } from "./calls.ts";
import type { Checker } from "./checker.ts";
import type { Lists } from "./lists.ts";
import { checkMetrics, someApps } from "./metricReads.ts";
import { byName, newestFirst } from "./order.ts";
import { makeUniqueness } from "./uniqueness.ts";
import { unknownLike } from "./unknownLike.ts";

/** Results of the reads, as input for the writes. */
export interface Known {
  readonly me: CurrentUser | undefined;
  readonly apps: ReadonlyArray<App>;
  readonly themes: ReadonlyArray<Theme>;
  /** Whether the platform says that the first app's name and the administrator's address are taken. */
  readonly saysTaken: { readonly name: boolean; readonly email: boolean };
}

/** Lists that need no input: those that no other check reads are checked by reflection. */
const isOtherList = ({ name, path, isList }: Call) =>
  isList && !path.includes(":") && name !== "apps.list" && name !== "themes.list";

export const makeReads = (checker: Checker, { checked }: Lists, run: string, now: Date) => {
  const { succeed, refuse, wrong, skip } = checker;
  const uniqueness = makeUniqueness(checker);

  const checkSecrets = (apps: ReadonlyArray<App>) =>
    Effect.gen(function* () {
      const name = "clientSecrets.list";
      yield* refuse(name, 404, { path: { appId: unknownLike(apps[0]?.id) } }, "an unknown app");
      if (apps.length === 0) skip(name, "the call", "there is no app");
      for (const { id } of apps.slice(0, someApps)) {
        const list = yield* checked<ClientSecret>(name, { appId: id }, newestFirst);
        const strange = list?.entries.findIndex((secret) => secret.appId !== id) ?? -1;
        const problem = "expected the app of the path, found another";
        if (strange >= 0) wrong(name, { cause: "stored", place: `content → [${strange}] → appId`, problem });
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
        wrong(name, { cause: "stored", place: "id", problem: "expected that of the path, found another" });
    });

  /** Undefined if the platform does not accept the token. */
  return Effect.gen(function* () {
    const me = yield* succeed<CurrentUser>("admins.me");
    if (me === undefined) return undefined;
    const address = `${run}@mail.invalid`;
    const email = yield* uniqueness.check("admins.isEmailUnique", "email", me.value?.email, address);
    const apps = (yield* checked<App>("apps.list", {}, byName))?.entries ?? [];
    const name = yield* uniqueness.check("apps.isNameUnique", "appName", apps[0]?.name, run);
    yield* checkApp(apps);
    yield* checkSecrets(apps);
    yield* checkMetrics(checker, apps, now);
    const themes = (yield* checked<Theme>("themes.list", {}, byName))?.entries ?? [];
    for (const { name } of calls.filter(isOtherList)) yield* checked(name);
    return { me: me.value, apps, themes, saysTaken: { name, email } } satisfies Known;
  });
};
