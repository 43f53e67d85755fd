/** Only the status of an app changes, and "Undo" changes it back. */
import { DateTime } from "effect";
import { beforeEach, expect, it, vi } from "vitest";
import { type App, AppId } from "#schemas/apps/App.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { changeStatusAtom } from "#src/features/apps/appWrites.ts";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";

const shown: App = {
  id: AppId.make("app_1"),
  name: "Harbour",
  status: "enabled",
  creationDate: DateTime.unsafeMake("2026-01-02T03:04:05.678Z"),
};

/**
 * A server with one app. At the first `races` writes, it has a newer version than the one that was read. `etagOf` is what it
 * sends of a version.
 */
const open = async ({
  races = 0,
  isGone = false,
  isDeaf = false,
  etagOf = (version: number): string | undefined => `"${version}"`,
} = {}) => {
  let app: object = { ...shown, creationDate: "2026-01-02T03:04:05.678Z", name: "Renamed", plan: "gold" };
  let version = 1;
  let left = races;
  const answer = () => json(app, 200);
  const server = smallServer({
    "/api/v1/apps": () => json({ content: [app] }),
    "/api/v1/apps/app_1": async (request) => {
      if (isGone) return json({}, 404);
      if (request.method === "PUT") {
        if (left > 0) {
          left -= 1;
          version += 1;
          app = { ...app, name: "Renamed again" };
        }
        if (request.headers.get("if-match") !== `"${version}"`)
          return json({ _tag: "Changed", title: "Changed in the meantime", status: 412 }, 412);
        if (!isDeaf) app = (await request.json()) as object;
        version += 1;
      }
      const response = answer();
      const etag = etagOf(version);
      if (etag !== undefined) response.headers.set("etag", etag);
      return response;
    },
  });
  const { store } = await signedInTab(server);
  store.set(i18nAtom, makeI18n("en", await loadCatalogue("en")));
  const toasts = () => store.get(toastsAtom).map(({ text }) => text);
  return { store, toasts, stored: () => app };
};

beforeEach(emptyBrowser);

it("disabling an app keeps a name that was changed elsewhere; Undo enables it", async () => {
  const { store, toasts, stored } = await open();
  const onSaved = vi.fn<(app: App) => void>();
  expect(await store.set(changeStatusAtom, { app: shown, status: "disabled", onSaved })).toBe(true);
  expect(stored()).toMatchObject({ name: "Renamed", status: "disabled", plan: "gold" });
  expect(onSaved.mock.calls.map(([app]) => app.status)).toEqual(["disabled"]);
  expect(toasts()).toEqual(["App “Renamed” disabled"]);
  store.get(toastsAtom)[0]?.more.action?.run();
  await expect.poll(toasts).toContain("App “Renamed” enabled");
  expect(stored()).toMatchObject({ status: "enabled" });
});

it("a save elsewhere between reading and writing is kept", async () => {
  const { store, stored } = await open({ races: 1 });
  await store.set(changeStatusAtom, { app: shown, status: "disabled", onSaved: () => undefined });
  expect(stored()).toMatchObject({ name: "Renamed again", status: "disabled" });
});

it.each([
  ["the app is gone", { isGone: true }, /could not be saved/],
  [
    "the platform answers with success but changes nothing",
    { isDeaf: true },
    /: The platform did not disable the app\.$/,
  ],
  [
    "it refuses the version that it has just sent",
    { etagOf: (version: number) => `"${version}-gzip"` },
    /refuses the version that it has just sent/,
  ],
  ["it refuses a version that it has not sent", { etagOf: () => undefined }, /Someone else changed this app/],
])("the person is told, and nothing has changed, if %s", async (_what, platform, words) => {
  const { store, toasts, stored } = await open(platform);
  const onSaved = vi.fn<(app: App) => void>();
  expect(await store.set(changeStatusAtom, { app: shown, status: "disabled", onSaved })).toBe(false);
  expect(onSaved).not.toHaveBeenCalled();
  expect(toasts()).toEqual([expect.stringMatching(words)]);
  expect(store.get(toastsAtom)[0]?.more.isFailure).toBe(true);
  expect(stored()).toMatchObject({ status: "enabled" });
});
