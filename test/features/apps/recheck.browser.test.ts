/** An app that is shown from the cache is asked for again, so that the page follows what was done elsewhere. */
import { Schema } from "effect";
import { beforeEach, expect, it } from "vitest";
import { App } from "#schemas/apps/App.ts";
import { findApp } from "#src/features/apps/apps.ts";
import { recheckAppAtom } from "#src/features/apps/appWrites.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab, storedRecords } from "#test/support/tab.ts";

const one = { id: "app_1", name: "Harbour", status: "enabled", creationDate: "2026-01-02T03:04:05.678Z" };
const shown = Schema.decodeUnknownSync(App)(one);
const path = "/api/v1/apps/app_1";

const open = async (answer: () => Response) => {
  const server = smallServer({ [path]: answer });
  const { store, services } = await signedInTab(server);
  return {
    find: () => services.runPromise(findApp(shown.id)),
    recheck: () => store.set(recheckAppAtom, shown),
    requests: () => server.to(path).length,
  };
};

beforeEach(async () => {
  await emptyBrowser();
  // An earlier page has cached the app.
  await (await open(() => json(one))).find();
});

it.each([
  ["renamed", () => json({ ...one, name: "Port" }), true, [{ ...one, name: "Port" }]],
  ["gone", () => json({}, 404), true, []],
  ["unchanged", () => json(one), false, [one]],
  ["not answered for", () => json({}, 503), false, [one]],
])("an app that is %s elsewhere", async (_what, answer, hasChanged, cached) => {
  const { recheck } = await open(answer);
  expect(await recheck()).toMatchObject({ _tag: "Success", value: hasChanged });
  expect((await storedRecords())["apps"]).toEqual(cached);
});

it("an app that this page has just received is not asked for again", async () => {
  const { find, recheck, requests } = await open(() => json(one));
  expect(await find()).toMatchObject({ name: "Harbour" });
  await recheck();
  expect(requests()).toBe(1);
  await recheck();
  expect(requests()).toBe(1);
});
