/** The early script's view of the stored session: never tokens that the console would not read. */
import { Arbitrary, FastCheck, Schema } from "effect";
import { openDB } from "idb";
import { afterEach, expect, it, vi } from "vitest";
import { emptyRecord, SessionRecord } from "#src/services/SessionStore.ts";
import { databaseName } from "#src/services/storageKeys.ts";
import { readStoredTokens } from "#src/services/storedSession.ts";

const open = () =>
  openDB(databaseName, 1, { upgrade: (database) => void database.createObjectStore("session") });
const store = async (record: unknown) => {
  const database = await open();
  await database.put("session", record, "current");
  database.close();
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const tokens = { access_token: "access", token_type: "Bearer", refresh_token: "refresh" };
const record = { ...emptyRecord, generation: 1, tokens, subject: "adm_1" };

it("the tokens of a stored session are read", async () => {
  await store(record);
  expect(await readStoredTokens()).toEqual({ access_token: "access", token_type: "Bearer" });
});

it("a record that the console cannot read has no tokens", async () => {
  const members = FastCheck.constantFrom("generation", "tokens", "subject", "idToken", "scope");
  const odd = FastCheck.constantFrom<unknown>(
    undefined,
    null,
    "",
    "text",
    1.5,
    1e300,
    true,
    [],
    {},
    { access_token: "a" },
    { ...tokens, access_token: "a b" },
    { ...tokens, token_type: "Bearer:" },
    { ...tokens, refresh_token: "" },
    { ...tokens, refresh_token: 7 },
    { ...tokens, refresh_token: undefined },
  );
  const read: Array<unknown> = [];
  await FastCheck.assert(
    FastCheck.asyncProperty(Arbitrary.make(SessionRecord), members, odd, async (valid, member, value) => {
      const stored = { ...valid, [member]: value };
      await store(stored);
      if ((await readStoredTokens()) !== undefined) read.push(stored);
    }),
    { numRuns: 300 },
  );
  expect(read).not.toHaveLength(0);
  expect(read.filter((stored) => !Schema.is(SessionRecord)(stored))).toEqual([]);
});

it("a database that does not answer counts as empty", async () => {
  vi.useFakeTimers();
  vi.spyOn(IDBFactory.prototype, "open").mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  const read = readStoredTokens();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await read).toBeUndefined();
});
