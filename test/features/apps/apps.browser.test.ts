/**
 * The list of apps is complete and sorted by name, whatever the page size. One app is looked up in the cache first, and asked
 * for again when it is shown from there.
 */
import { describe, expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { appVersions, openAppAtom } from "#src/features/apps/apps.ts";
import { saveAppAtom } from "#src/features/apps/appWrites.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { type Answers, json, smallServer } from "#test/support/smallServer.ts";
import { signedInTab, storedRecords } from "#test/support/tab.ts";
import { watch } from "#test/support/watch.ts";

const app = (name: string) => ({
  id: `app_${name.replaceAll(/\W/g, "-")}`,
  name,
  status: "enabled",
  creationDate: "2026-01-02T03:04:05.678Z",
});

/** No page has more than three apps, whatever size is requested. */
const paged =
  (all: ReadonlyArray<unknown>) =>
  ({ url }: Request) => {
    const start = 3 * Number(new URL(url).searchParams.get("page"));
    return json({ content: all.slice(start, start + 3), totalElements: all.length });
  };

/** A signed-in tab on a server with these answers. */
const open = async (answers: Answers) => {
  const server = smallServer(answers);
  const { store } = await signedInTab(server);
  const asked = () => server.to("/api/v1/apps").map(({ url }) => new URL(url).search);
  return {
    server,
    store,
    asked,
    /** As the route does, and then the page. */
    openPage: async (id: string) => {
      const opened = await store.set(openAppAtom, AppId.make(id));
      return { opened, screen: watch(store, appVersions.of(AppId.make(id))) };
    },
  };
};

it("the list of apps is complete and sorted as people sort, however large a page is, and replaces all cached records", async () => {
  const sorted = ["Ahorn", "Ähre", "apfel", "Birne 2", "birne 10", "Émeraude", "Zebra"];
  const { store, asked } = await open({ "/api/v1/apps": paged(sorted.toReversed().map(app)) });
  const { data } = await watch(store, appsAtom).until(({ isLoading }) => !isLoading);
  expect(data?.map(({ name }) => name)).toEqual(sorted);
  expect(asked()).toEqual(["?page=0&size=10000", "?page=1&size=3", "?page=2&size=3"]);
  await expect.poll(async () => (await storedRecords())["apps"]).toHaveLength(7);
});

describe("one app", () => {
  const one = app("One");
  const answers = { [`/api/v1/apps/${one.id}`]: () => json(one), "/api/v1/apps/": () => json({}, 404) };

  it("is asked for once when its page opens, and cached", async () => {
    const { server, openPage } = await open(answers);
    for (const _visit of [1, 2]) {
      const { screen, opened } = await openPage(one.id);
      expect(opened.data?.app.name).toBe("One");
      screen.leave();
    }
    expect((await storedRecords())["apps"]).toEqual([one]);
    expect(server.to(`/api/v1/apps/${one.id}`)).toHaveLength(1);
  });

  it.each([
    ["renamed", () => json({ ...one, name: "Port" }), "Port", undefined, [{ ...one, name: "Port" }]],
    ["gone", () => json({}, 404), "One", "NotFound", []],
    ["unchanged", () => json(one), "One", undefined, [one]],
    ["not answered for", () => json({}, 503), "One", "Unavailable", [one]],
  ])(
    "that an earlier page has cached is shown at once and asked for, if it is %s elsewhere",
    async (_what, answer, name, error, cached) => {
      await (await open(answers)).openPage(one.id);
      const { openPage, server } = await open({ [`/api/v1/apps/${one.id}`]: answer });
      const { screen, opened } = await openPage(one.id);
      expect(opened.data?.app.name).toBe("One");
      const state = await screen.until(({ isLoading }) => !isLoading);
      expect([state.data?.app.name, state.error?._tag]).toEqual([name, error]);
      expect((await storedRecords())["apps"]).toEqual(cached);
      expect(server.to(`/api/v1/apps/${one.id}`)).toHaveLength(1);
    },
  );

  it("that does not exist is a failure, and is not cached", async () => {
    const { openPage } = await open(answers);
    const { opened } = await openPage("app_none");
    expect([opened.data, opened.error?._tag]).toEqual([undefined, "NotFound"]);
    expect((await storedRecords())["apps"]).toEqual([]);
  });

  it.each([
    ["none", {}, null],
    ["one without quotes", { etag: "5f1d1a" }, null],
    ["one", { etag: '"5f1d1a"' }, '"5f1d1a"'],
  ])("is saved whatever ETag the server sends: %s", async (_what, headers, condition) => {
    const { server, store, openPage } = await open({
      [`/api/v1/apps/${one.id}`]: () => Response.json(one, { headers }),
    });
    const { opened } = await openPage(one.id);
    if (opened.data === undefined) throw new Error("It was answered");
    expect(await store.set(saveAppAtom, opened.data)).toMatchObject({ _tag: "Success" });
    const put = server.to(`/api/v1/apps/${one.id}`).find(({ method }) => method === "PUT");
    expect(put?.headers.get("if-match")).toBe(condition);
  });
});
