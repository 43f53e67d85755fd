/** The browser's database when a newer build of the console, in another tab, opens a higher version of it. */
import { Effect, Option } from "effect";
import { deleteDB, type IDBPDatabase, openDB } from "idb";
import { afterEach, describe, expect, it } from "vitest";
import { SessionStore } from "#src/services/SessionStore.ts";
import { smallServer } from "#test/support/smallServer.ts";
import { tab } from "#test/support/tab.ts";

const name = "wellbeing-console";
const session = {
  tokens: { access_token: "a", token_type: "Bearer", refresh_token: "r" },
  subject: "adm_ada",
  idToken: null,
};

const read = Effect.flatMap(SessionStore, (store) => store.read);
const isShared = Effect.flatMap(SessionStore, (store) => store.isShared);
const write = (subject: string) =>
  Effect.flatMap(SessionStore, (store) => store.update(() => Option.some({ ...session, subject })));

/** Opens the next version as a newer build does; fails if another tab blocks it. */
const openNextVersion = (upgrade: (database: IDBPDatabase) => void = () => undefined) =>
  new Promise<void>((resolve, reject) => {
    const opening = openDB(name, 2, {
      upgrade,
      blocked: () => reject(new Error("Another tab blocks the higher version")),
    });
    opening.then((database) => resolve(database.close()), reject);
  });

// Other tests open the first version.
afterEach(() => deleteDB(name));

describe("a higher version of the database", () => {
  it("opens although an older tab has the database open, which keeps its session and still shares it", async () => {
    const [older, other] = [tab(smallServer()), tab(smallServer())] as const;
    await older.runPromise(write("ada"));
    await openNextVersion();
    expect(await older.runPromise(read)).toMatchObject({ subject: "ada", generation: 1 });
    await older.runPromise(write("eve"));
    expect(await other.runPromise(read)).toMatchObject({ subject: "eve", generation: 2 });
    expect(await older.runPromise(isShared)).toBe(true);
  });

  it("waits for a write that is pending in the older tab", async () => {
    const older = tab(smallServer());
    await older.runPromise(write("ada"));
    const [{ after }] = await Promise.all([older.runPromise(write("eve")), openNextVersion()]);
    expect(await tab(smallServer()).runPromise(read)).toEqual(after);
    expect(await older.runPromise(isShared)).toBe(true);
  });

  it("leaves the older tab its session in memory if it has removed the record's store", async () => {
    const older = tab(smallServer());
    await older.runPromise(write("ada"));
    await openNextVersion((database) => database.deleteObjectStore("session"));
    expect(await older.runPromise(read)).toMatchObject({ subject: "ada" });
    expect(await older.runPromise(isShared)).toBe(false);
  });
});
