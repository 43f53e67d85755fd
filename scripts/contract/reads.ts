/** Checks the calls that read, in an order in which each call finds its input in earlier answers. */
import { Effect } from "effect";
import type { CurrentUser } from "#schemas/admins/CurrentUser.ts";
import type { App } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import type { Theme } from "#schemas/themes/Theme.ts";
import type { Checker } from "./checker.ts";
import type { Lists } from "./lists.ts";
import { checkMetrics, someApps } from "./metricReads.ts";
import { makeUniqueness } from "./uniqueness.ts";
import { unknownLike } from "./writing.ts";

/** Results of the reads, as input for the writes. */
export interface Known {
  readonly me: CurrentUser | undefined;
  readonly apps: ReadonlyArray<App>;
  /** Whether the platform says that the first app's name and the administrator's address are taken. */
  readonly saysTaken: { readonly name: boolean; readonly email: boolean };
}

/** Undefined if the platform does not accept the token. */
export const checkReads = (checker: Checker, { checked }: Lists, run: string, now: Date) => {
  const { succeed, refuse, error, skip } = checker;
  const uniqueness = makeUniqueness(checker);

  const checkSecrets = (apps: ReadonlyArray<App>) =>
    Effect.gen(function* () {
      const name = "clientSecrets.list";
      yield* refuse(name, 404, { path: { appId: unknownLike(apps[0]?.id) } }, "an unknown app");
      if (apps.length === 0) skip(name, "the call", "there is no app");
      for (const { id } of apps.slice(0, someApps)) {
        const list = yield* checked<ClientSecret>(name, { appId: id });
        const strange = list?.entries.findIndex((secret) => secret.appId !== id) ?? -1;
        const problem = "expected the app of the path, found another";
        if (strange >= 0) error(name, "stored", `content → [${strange}] → appId`, problem);
        // Further apps are read only if this one has no secrets.
        if (list === undefined || list.raw.length > 0) break;
      }
    });

  const checkApp = ([first]: ReadonlyArray<App>) =>
    Effect.gen(function* () {
      const name = "apps.get";
      yield* refuse(name, 404, { path: { id: unknownLike(first?.id) } }, "an unknown id");
      if (first === undefined) return skip(name, "the call", "there is no app");
      const { value } = (yield* succeed<App>(name, { path: { id: first.id } })) ?? {};
      if (value !== undefined && value.id !== first.id)
        error(name, "stored", "id", "expected that of the path, found another");
    });

  return Effect.gen(function* () {
    const me = yield* succeed<CurrentUser>("admins.me");
    if (me === undefined) return undefined;
    const address = `${run}@mail.invalid`;
    const email = yield* uniqueness.check("admins.isEmailUnique", "email", me.value?.email, address);
    const apps = (yield* checked<App>("apps.list"))?.entries ?? [];
    const name = yield* uniqueness.check("apps.isNameUnique", "appName", apps[0]?.name, run);
    yield* checkApp(apps);
    yield* checkSecrets(apps);
    yield* checkMetrics(checker, apps, now);
    yield* checked<Theme>("themes.list");
    return { me: me.value, apps, saysTaken: { name, email } } satisfies Known;
  });
};
