/** Makes, changes and removes a secret and a theme; changes an app of the check's own, which stays. */
import { Effect, Schema } from "effect";
import { type App, AppUpdate } from "#schemas/apps/App.ts";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import type { Theme } from "#schemas/themes/Theme.ts";
import type { Checker } from "./checker.ts";
import { readList } from "./reads.ts";

/** The same in every run, so that one stays at most. */
const appName = "contract-check";

type Made = { readonly id: string };

const encodeApp = Schema.encodeSync(AppUpdate);

export const checkWrites = (checker: Checker, run: string, now: Date, apps: ReadonlyArray<App>) => {
  const { succeed, error, note } = checker;

  /** The answer has what was sent. */
  const compare = (name: string, sent: object, found: object = sent) => {
    const stored = new Map(Object.entries(found));
    for (const [member, value] of Object.entries(sent))
      if (JSON.stringify(stored.get(member)) !== JSON.stringify(value))
        error(name, member, ["what was sent", stored.has(member) ? "another" : "none"]);
  };

  /** Removes what was made, however its use ends, and says if it is still listed. */
  const made = (
    group: string,
    { json, path = {} }: { readonly json: object; readonly path?: { readonly appId?: string } },
    use: (id: string) => Effect.Effect<unknown> = () => Effect.void,
  ) => {
    const isListed = ({ id }: Made) =>
      Effect.map(readList<Made>(checker, `${group}.list`, { ...path }), (entries) =>
        entries?.some((entry) => entry.id === id),
      );
    return Effect.acquireUseRelease(
      succeed<Made>(`${group}.create`, { path: { ...path }, json }),
      (answer) =>
        Effect.gen(function* () {
          if (answer?.value === undefined) return;
          compare(`${group}.create`, { ...path, ...json }, answer.value);
          if ((yield* isListed(answer.value)) === false)
            error(`${group}.list`, "content", ["what was just made", "none"]);
          yield* use(answer.value.id);
        }),
      (answer) =>
        Effect.gen(function* () {
          if (answer?.value === undefined) return;
          const { id } = answer.value;
          yield* succeed(`${group}.delete`, { path: { ...path, id } });
          if (yield* isListed(answer.value))
            error(`${group}.delete`, "", [`to remove ${id}`, "it still there"]);
        }),
    );
  };

  const ownApp = Effect.gen(function* () {
    const made = apps.find(({ name }) => name.startsWith(appName));
    const own = made ?? (yield* succeed<App>("apps.create", { json: { name: appName } }))?.value;
    const before = own && (yield* succeed<App>("apps.get", { path: { id: own.id } }));
    if (before?.value === undefined) return undefined;
    const { value } = before;
    note(`The app “${appName}” stays, since no call removes one; the next check takes it again.`);
    const path = { id: value.id };
    const changed = { ...value, name: `${appName} é`, status: "disabled" } as const;
    yield* succeed<App>("apps.update", { path, json: encodeApp(changed) }).pipe(
      Effect.tap((edited) => compare("apps.update", changed, edited?.value)),
      Effect.zipRight(succeed<App>("apps.get", { path })),
      Effect.tap((after) => compare("apps.update", changed, after?.value)),
      Effect.ensuring(
        succeed("apps.update", { path, json: encodeApp({ ...value, name: appName, status: "enabled" }) }),
      ),
    );
    return value.id;
  });

  const secretOf = (appId: string) => {
    const inAMonth = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000);
    const input = { path: { appId }, json: { alias: run, expirationDate: inAMonth.toISOString() } };
    return made("clientSecrets", input);
  };

  const { light, dark, fonts } = exampleTheme;
  const theme = made("themes", { json: { name: run, ...exampleTheme } }, (id) =>
    Effect.gen(function* () {
      // Every member changes, so that one that is not stored shows.
      const otherFonts = { ios: fonts.web, android: fonts.ios, web: fonts.android };
      const json = { id, name: `${run}~`, light: dark, dark: light, fonts: otherFonts };
      compare("themes.update", json, (yield* succeed<Theme>("themes.update", { path: { id }, json }))?.value);
    }),
  );

  return Effect.gen(function* () {
    const app = yield* ownApp;
    if (app !== undefined) yield* secretOf(app);
    yield* theme;
  });
};
