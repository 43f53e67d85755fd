/**
 * The list of apps is complete and sorted by name, whatever the page size. One app is looked up in the cache first, and asked
 * for again when it is shown from there.
 */
import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { App, AppId } from "#schemas/apps/App.ts";
import { findApp } from "#src/features/apps/apps.ts";
import { readApp, recheckAppAtom, saveAppAtom } from "#src/features/apps/appWrites.ts";
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
const decodeApp = Schema.decodeUnknownSync(App);

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
  const { store, services: runtime } = await signedInTab(server);
  const asked = () => server.to("/api/v1/apps").map(({ url }) => new URL(url).search);
  return {
    server,
    store,
    runtime,
    asked,
    find: (id: string) => runtime.runPromiseExit(findApp(AppId.make(id))),
    recheck: (shown: unknown) => store.set(recheckAppAtom, decodeApp(shown)),
  };
};

const listOf = async (answer: (request: Request) => Response) => {
  const { store, asked } = await open({ "/api/v1/apps": answer });
  const screen = watch(store, appsAtom);
  const state = await screen.until(({ isLoading }) => !isLoading);
  screen.leave();
  return { ...state, names: state.data?.map(({ name }) => name), asked: asked() };
};

describe("the list of apps", () => {
  it("is complete and sorted as people sort, however large a page is, and replaces all cached records", async () => {
    const sorted = ["Ahorn", "Ähre", "apfel", "Birne 2", "birne 10", "Émeraude", "Zebra"];
    const { names, asked } = await listOf(paged(sorted.toReversed().map(app)));
    expect(names).toEqual(sorted);
    expect(asked).toEqual(["?page=0&size=10000", "?page=1&size=3", "?page=2&size=3"]);
    await expect.poll(async () => (await storedRecords())["apps"]).toHaveLength(7);
  });

  it("is never partial: it fails if one of its pages fails", async () => {
    const answer = paged(["A", "B", "C", "D"].map(app));
    const { data, error } = await listOf((request) =>
      request.url.includes("page=1") ? json({}, 503) : answer(request),
    );
    expect(data).toBeUndefined();
    expect(error?._tag).toBe("Unavailable");
  });
});

describe("one app", () => {
  const one = app("One");
  const answers = { [`/api/v1/apps/${one.id}`]: () => json(one), "/api/v1/apps/": () => json({}, 404) };

  it("is requested once, and then cached; the page that has just received it does not ask again", async () => {
    const { server, find, recheck } = await open(answers);
    for (const _visit of [1, 2])
      expect(await find(one.id)).toMatchObject({ _tag: "Success", value: { name: "One" } });
    expect((await storedRecords())["apps"]).toEqual([one]);
    expect(await recheck(one)).toMatchObject({ _tag: "Success", value: false });
    expect(server.to(`/api/v1/apps/${one.id}`)).toHaveLength(1);
  });

  it.each([
    ["renamed", () => json({ ...one, name: "Port" }), true, [{ ...one, name: "Port" }]],
    ["gone", () => json({}, 404), true, []],
    ["unchanged", () => json(one), false, [one]],
    ["not answered for", () => json({}, 503), false, [one]],
  ])(
    "that an earlier page has cached, and that is %s elsewhere",
    async (_what, answer, hasChanged, cached) => {
      await (await open(answers)).find(one.id);
      const { recheck, server } = await open({ [`/api/v1/apps/${one.id}`]: answer });
      expect(await recheck(one)).toMatchObject({ _tag: "Success", value: hasChanged });
      expect((await storedRecords())["apps"]).toEqual(cached);
      expect(server.to(`/api/v1/apps/${one.id}`)).toHaveLength(1);
    },
  );

  it("that does not exist is a failure, and is not cached", async () => {
    const { find } = await open(answers);
    expect(await find("app_none")).toMatchObject({ _tag: "Failure", cause: { error: { _tag: "NotFound" } } });
    expect((await storedRecords())["apps"]).toEqual([]);
  });

  it.each([
    ["none", {}, null],
    ["one without quotes", { etag: "5f1d1a" }, null],
    ["one", { etag: '"5f1d1a"' }, '"5f1d1a"'],
  ])("is saved whatever ETag the server sends: %s", async (_what, headers, condition) => {
    const { server, store, runtime } = await open({
      [`/api/v1/apps/${one.id}`]: () => Response.json(one, { headers }),
    });
    const version = await runtime.runPromise(readApp(AppId.make(one.id)));
    expect(await store.set(saveAppAtom, version)).toMatchObject({ _tag: "Success" });
    const put = server.to(`/api/v1/apps/${one.id}`).find(({ method }) => method === "PUT");
    expect(put?.headers.get("if-match")).toBe(condition);
  });
});
