/** Makes, changes and removes a secret and a theme; changes an app of the check's own, which stays. */
import { DateTime, Effect, Schema } from "effect";
import { type App, AppUpdate } from "#schemas/apps/App.ts";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import type { Theme } from "#schemas/themes/Theme.ts";
import { isSame } from "#src/domain/notStored.ts";
import type { Checker } from "./checker.ts";
import { readList } from "./reads.ts";
import type { Texts } from "./requests.ts";

/** The same in every run, so that one stays at most. */
const appName = "contract-check";

export const checkWrites = (checker: Checker, run: string, now: Date, apps: ReadonlyArray<App>) => {
  const { succeed, error } = checker;

  /** The answer has what was sent, as the console compares it. */
  const compare = (name: string, sent: object, found: object = sent) => {
    const stored = new Map<string, unknown>(Object.entries(found));
    for (const [member, value] of Object.entries(sent)) {
      const other = stored.get(member);
      if (!isSame(other, value) && JSON.stringify(other) !== JSON.stringify(value))
        error(name, member, ["what was sent", stored.has(member) ? "another" : "none"]);
    }
  };

  /** Removes what was made, however its use ends, and says if it is still listed. */
  const made = (
    group: string,
    json: object,
    path: Texts,
    use: (id: string) => Effect.Effect<unknown> = () => Effect.void,
  ) => {
    const isListed = (id: string) =>
      Effect.map(readList(checker, `${group}.list`, path), (all) => all?.some((entry) => entry.id === id));
    return Effect.acquireUseRelease(
      succeed<App | Theme>(`${group}.create`, { path, json }),
      (created) =>
        Effect.gen(function* () {
          if (created === undefined) return;
          compare(`${group}.create`, { ...path, ...json }, created);
          if ((yield* isListed(created.id)) === false)
            error(`${group}.list`, "content", ["what was just made", "none"]);
          yield* use(created.id);
        }),
      (created) =>
        Effect.gen(function* () {
          if (created === undefined) return;
          yield* succeed(`${group}.delete`, { path: { ...path, id: created.id } });
          if (yield* isListed(created.id))
            error(`${group}.delete`, "", [`to remove ${created.id}`, "it still there"]);
        }),
    );
  };

  const ownApp = Effect.gen(function* () {
    const earlier = apps.find(({ name }) => name.startsWith(appName));
    const own = earlier ?? (yield* succeed<App>("apps.create", { json: { name: appName } }));
    const value = own && (yield* succeed<App>("apps.get", { path: { id: own.id } }));
    if (value === undefined) return undefined;
    const path = { id: value.id };
    const update = (app: App) =>
      succeed<App>("apps.update", { path, json: Schema.encodeSync(AppUpdate)(app) });
    const changed = { ...value, name: `${appName} é`, status: "disabled" } as const;
    yield* Effect.gen(function* () {
      compare("apps.update", changed, yield* update(changed));
      compare("apps.get", changed, yield* succeed<App>("apps.get", { path }));
    }).pipe(Effect.ensuring(update({ ...value, name: appName, status: "enabled" })));
    return value.id;
  });

  const { light, dark, fonts } = exampleTheme;
  const theme = made("themes", { name: run, ...exampleTheme }, {}, (id) =>
    Effect.gen(function* () {
      // Every member changes, so that one that is not stored shows.
      const otherFonts = { ios: fonts.web, android: fonts.ios, web: fonts.android };
      const json = { id, name: `${run}~`, light: dark, dark: light, fonts: otherFonts };
      compare("themes.update", json, yield* succeed<Theme>("themes.update", { path: { id }, json }));
    }),
  );

  return Effect.gen(function* () {
    const app = yield* ownApp;
    const expirationDate = DateTime.add(DateTime.unsafeMake(now), { days: 30 });
    if (app !== undefined) yield* made("clientSecrets", { alias: run, expirationDate }, { appId: app });
    yield* theme;
  });
};
