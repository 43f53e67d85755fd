/** The cache of apps: it keeps apps as the API sent them, and its failures are ignored. */
import { DateTime, Effect, Option } from "effect";
import { describe, expect, it } from "vitest";
import { type App, AppId } from "#schemas/apps/App.ts";
import * as appRecords from "#src/services/apps/appRecords.ts";
import { smallServer } from "#test/support/smallServer.ts";
import { denyDatabase, storedRecords, storeRecord, tab } from "#test/support/tab.ts";

const app = (id: string, more: Partial<App> = {}): App => ({
  id: AppId.make(id),
  name: `App ${id}`,
  status: "enabled",
  creationDate: DateTime.unsafeMake("2026-01-02T03:04:05.678Z"),
  ...more,
});
const find = (id: string) => appRecords.find(AppId.make(id));
const replaceAll = (...all: ReadonlyArray<App>) => appRecords.replaceAll(all);

describe("cached apps", () => {
  it("are read as they were stored, including unknown fields", async () => {
    const one = app("one", { status: "disabled", unknownFields: { plan: "gold", since: 3 } });
    await tab(smallServer()).runPromise(appRecords.put(one));
    expect(await tab(smallServer()).runPromise(find("one"))).toEqual(Option.some(one));
  });

  it.each([
    ["another app is stored under their id", app("one")],
    ["the record does not decode", { id: "two", name: "Old form" }],
  ])("are not found if %s", async (_what, record) => {
    const { runPromise } = tab(smallServer());
    await runPromise(appRecords.put(app("one")));
    await storeRecord("apps", "two", JSON.parse(JSON.stringify(record)));
    expect(await runPromise(find("two"))).toEqual(Option.none());
  });

  it("do not exist at first; a complete list replaces them, and its first 200 are kept", async () => {
    const { runPromise } = tab(smallServer());
    expect(await runPromise(find("one"))).toEqual(Option.none());
    await runPromise(replaceAll(app("one"), app("two")));
    await runPromise(replaceAll(app("two", { name: "Renamed" }), app("three")));
    expect(await runPromise(find("one"))).toEqual(Option.none());
    expect(Option.getOrNull(await runPromise(find("two")))?.name).toBe("Renamed");
    expect((await storedRecords())["apps"]).toHaveLength(2);
    const many = Array.from({ length: 201 }, (_, index) => app(`app_${index}`));
    await runPromise(replaceAll(...many));
    expect((await storedRecords())["apps"]).toHaveLength(200);
  });

  it("are removed one by one, or all at once", async () => {
    const { runPromise } = tab(smallServer());
    await runPromise(Effect.zip(appRecords.put(app("one")), appRecords.put(app("two"))));
    await runPromise(appRecords.remove(AppId.make("one")));
    expect(await runPromise(find("one"))).toEqual(Option.none());
    expect((await storedRecords())["apps"]).toMatchObject([{ id: "two" }]);
    await runPromise(appRecords.clear);
    expect(await runPromise(find("two"))).toEqual(Option.none());
    expect((await storedRecords())["apps"]).toEqual([]);
  });

  it("are empty in a browser that denies storage, without a failure", async () => {
    denyDatabase();
    const { runPromise } = tab(smallServer());
    await runPromise(Effect.all([appRecords.put(app("one")), replaceAll(app("one")), appRecords.clear]));
    expect(await runPromise(find("one"))).toEqual(Option.none());
  });
});
