/** The list of apps is complete and sorted by name, whatever the page size. One app is looked up in the cache first. */
import { beforeEach, describe, expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { readApp, saveAppAtom } from "#src/features/apps/appWrites.ts";
import { findApp } from "#src/features/apps/apps.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { type Answers, json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab, storedRecords } from "#test/support/tab.ts";
import { watch } from "#test/support/watch.ts";

const app = (name: string) => ({
  id: `app_${name.replaceAll(/\W/g, "-")}`,
  name,
  status: "enabled",
  creationDate: "2026-01-02T03:04:05.678Z",
});
const numbered = (count: number) => Array.from({ length: count }, (_, index) => app(`App ${index + 1}`));

/** Answers like Spring: no page is larger than the cap, whatever size is requested. `apps` may change between calls. */
const capped =
  (apps: () => ReadonlyArray<unknown>, cap: number, envelope: "flat" | "nested" = "flat") =>
  ({ url }: Request) => {
    const params = new URL(url).searchParams;
    const number = Number(params.get("page"));
    const size = Math.min(Number(params.get("size")), cap);
    const all = apps();
    const content = all.slice(number * size, (number + 1) * size);
    const counts = { size, totalElements: all.length, totalPages: Math.ceil(all.length / size) };
    return json(
      envelope === "flat" ? { content, page: number, ...counts } : { content, page: { number, ...counts } },
    );
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
  };
};

const listOf = async (answer: (request: Request) => Response) => {
  const { store, asked } = await open({ "/api/v1/apps": answer });
  const screen = watch(store, appsAtom);
  const state = await screen.until(({ isLoading }) => !isLoading);
  screen.leave();
  return { ...state, names: state.data?.map(({ name }) => name), asked: asked() };
};

beforeEach(emptyBrowser);

describe("the list of apps", () => {
  it.each(["flat", "nested"] as const)(
    "is complete and by name if the server caps the page size, as a %s page says",
    async (envelope) => {
      const { names, asked } = await listOf(capped(() => numbered(5).toReversed(), 2, envelope));
      expect(names).toEqual(numbered(5).map(({ name }) => name));
      expect(asked).toEqual(["?page=0&size=10000", "?page=1&size=2", "?page=2&size=2"]);
    },
  );

  it("is sorted by name as people sort, not by character codes", async () => {
    const sorted = ["Ahorn", "Ähre", "apfel", "Birne 2", "birne 10", "Émeraude", "Zebra"];
    const { names } = await listOf(capped(() => sorted.toReversed().map(app), 10_000));
    expect(names).toEqual(sorted);
  });

  it("is never partial: it fails if one of its pages fails", async () => {
    const answer = capped(() => numbered(5), 2);
    const { data, error } = await listOf((request) =>
      request.url.includes("page=2") ? json({}, 503) : answer(request),
    );
    expect(data).toBeUndefined();
    expect(error?._tag).toBe("Unavailable");
  });

  it("replaces all cached records", async () => {
    const { store } = await open({ "/api/v1/apps": capped(() => numbered(3), 2) });
    await watch(store, appsAtom).until(({ isLoading }) => !isLoading);
    await expect.poll(async () => (await storedRecords())["apps"]).toEqual(numbered(3));
  });
});

describe("one app", () => {
  const one = app("One");
  const answers = { [`/api/v1/apps/${one.id}`]: () => json(one), "/api/v1/apps/": () => json({}, 404) };

  it("is requested if it is not cached, and then cached", async () => {
    const { server, find } = await open(answers);
    expect(await find(one.id)).toMatchObject({ _tag: "Success", value: { name: "One" } });
    expect((await storedRecords())["apps"]).toEqual([one]);
    expect(server.to(`/api/v1/apps/${one.id}`)).toHaveLength(1);
  });

  it("is not requested if it is cached", async () => {
    const { server, find } = await open(answers);
    await find(one.id);
    expect(await find(one.id)).toMatchObject({ _tag: "Success", value: { name: "One" } });
    expect(server.to(`/api/v1/apps/${one.id}`)).toHaveLength(1);
  });

  it("is not requested if the list contained it", async () => {
    const { server, store, find } = await open({ ...answers, "/api/v1/apps": capped(() => [one], 1) });
    await watch(store, appsAtom).until(({ isLoading }) => !isLoading);
    await expect.poll(async () => (await storedRecords())["apps"]).toEqual([one]);
    expect(await find(one.id)).toMatchObject({ _tag: "Success", value: { name: "One" } });
    expect(server.to(`/api/v1/apps/${one.id}`)).toEqual([]);
  });

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
    expect(await store.set(saveAppAtom, { ...version, edited: "name" })).toMatchObject({ _tag: "Success" });
    const put = server.to(`/api/v1/apps/${one.id}`).find(({ method }) => method === "PUT");
    expect(put?.headers.get("if-match")).toBe(condition);
  });
});
