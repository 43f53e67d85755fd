/** The real platform with its themes, and the consoles of several administrators; tests may tamper with their requests. */
import { Exit, Layer, Schema } from "effect";
import { beforeEach, expect } from "vitest";
import { demoThemes } from "#platform/seed/demoThemes.ts";
import { Theme, type ThemeId } from "#schemas/themes/Theme.ts";
import { edited, kept, type ThemeChange } from "#src/domain/themes/themeDraft.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { deleteAtom } from "#src/features/themes/deleting.ts";
import { changeThemeAtom, draftsAtom, shownTheme, startThemeAtom } from "#src/features/themes/drafts.ts";
import { listedThemesAtom } from "#src/features/themes/listedThemes.ts";
import { publishAtom } from "#src/features/themes/publishing.ts";
import { themeExists } from "#src/features/themes/themeExists.ts";
import { themesAtom } from "#src/features/themes/themes.ts";
import { type callFailures, failureWords } from "#src/i18n/failures.ts";
import { newThemeId, ThemeDrafts } from "#src/services/themes/ThemeDrafts.ts";
import { storeOver } from "./consoleStore.ts";
import { platformApi } from "./platformApi.ts";
import { platformClient } from "./platformClient.ts";

/** Is called between a console and the platform. */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Promise<Response>;

export const forward: Middleware = (request, next) => next(request);

const path = "/api/v1/styles";
const { id: _id, ...sea } = Schema.decodeUnknownSync(Theme)(demoThemes[0]);
const decode = Schema.decodeUnknownSync(Theme);

interface Failure {
  readonly _tag: keyof typeof callFailures;
}

const outcomeOf = <A>(exit: Exit.Exit<A, Failure>) =>
  Exit.isSuccess(exit) ? exit.value : { _tag: "Failed" as const, message: failureWords(exit.cause) };

/** Call it once in a test file. Every test starts without themes. */
export const themesWorld = () => {
  const platform = platformApi();
  const call = (method: string, id = "", json?: unknown) =>
    platform().call(method, `${path}${id && `/${id}`}`, { json });
  const readAll = async (): Promise<ReadonlyArray<Theme>> =>
    (await call("GET")).body.content.map((theme: unknown) => decode(theme));

  beforeEach(async () => {
    for (const { id } of await readAll()) await call("DELETE", id);
  });

  /** Opens an administrator's console. */
  const open = async (first: Middleware = forward) => {
    let middleware = first;
    const services = Layer.merge(
      ThemeDrafts.layer,
      platformClient((request) => middleware(request, platform().fetch), platform().token),
    );
    // Themes need no other services, which would need a browser.
    const { store } = await storeOver(services);
    store.sub(themesAtom, () => undefined);
    await expect
      .poll(() => store.get(themesAtom))
      .toMatchObject({ isLoading: false, data: expect.anything() });
    const change = (id: ThemeId, by: ThemeChange) => store.set(changeThemeAtom, id, by);
    return {
      start: (name: string) => store.set(startThemeAtom, { ...sea, name }),
      edit: (id: ThemeId, name: string) => change(id, edited({ field: "name", value: name })),
      keep: (id: ThemeId) => change(id, kept),
      publish: (id: ThemeId = newThemeId) => store.set(publishAtom, id).then(outcomeOf),
      remove: (id: ThemeId, seen: ThemeContent) => store.set(deleteAtom, { id, seen }).then(outcomeOf),
      draft: (id: ThemeId) => store.get(draftsAtom).get(id),
      shown: (id: ThemeId) => shownTheme(store.get, id),
      list: () => store.get(listedThemesAtom),
      reload: () => store.set(themesAtom),
      exists: (id: ThemeId) => themeExists(store, id),
      use: (other: Middleware) => {
        middleware = other;
      },
    };
  };

  return {
    open,
    readAll,
    names: async () => (await readAll()).map(({ name }) => name).toSorted(),
    published: async (name: string) => decode((await call("POST", "", { ...sea, name })).body),
    publishElsewhere: (theme: Theme, name: string) => call("PUT", theme.id, { ...theme, name }),
    deleteElsewhere: ({ id }: Theme) => call("DELETE", id),
  };
};
