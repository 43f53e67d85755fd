/** The stored session as the early script reads it, and as every reader of the record does. */
import { expect, it, vi } from "vitest";
import { readSessionRecord } from "#src/domain/sign-in/sessionRecord.ts";
import { emptyRecord } from "#src/services/SessionStore.ts";
import { readStoredSession } from "#src/start/storedSession.ts";
import { storeRecord } from "#test/support/tab.ts";

const store = (record: unknown) => storeRecord("session", "current", record);

const tokens = { access_token: "access", token_type: "Bearer", refresh_token: "refresh" };
const record = { ...emptyRecord, generation: 1, tokens, subject: "adm_1" };

it("a stored session is read", async () => {
  await store(record);
  expect(await readStoredSession()).toEqual(record);
});

it.each([
  ["a session that has ended", { ...record, tokens: null }],
  ["another form", { ...record, generation: "1" }],
])("%s counts as none", async (_what, stored) => {
  await store(stored);
  expect(await readStoredSession()).toBeUndefined();
});

it.each<[what: string, changed: object]>([
  ["a generation that is no whole number", { generation: 1.5 }],
  ["a subject that is no text", { subject: 7 }],
  ["no subject", { subject: undefined }],
  ["a scope that is no text", { scope: 7 }],
  ["no ID token", { idToken: undefined }],
  ["tokens that are a text", { tokens: "access" }],
  ["no type", { tokens: { access_token: "a" } }],
  ["a token that no header can hold", { tokens: { ...tokens, access_token: "a b" } }],
  ["a type that no header can hold", { tokens: { ...tokens, token_type: "Bearer:" } }],
  ["an empty refresh token", { tokens: { ...tokens, refresh_token: "" } }],
  ["a refresh token that is no text", { tokens: { ...tokens, refresh_token: 7 } }],
])("a record with %s is not read", (_what, changed) => {
  expect(readSessionRecord({ ...record, ...changed })).toBeUndefined();
});

it.each([[null], [undefined], ["text"], [7], [[]]])("%j is no record", (stored) => {
  expect(readSessionRecord(stored)).toBeUndefined();
});

it("a database that does not answer counts as empty", async () => {
  vi.useFakeTimers();
  vi.spyOn(IDBFactory.prototype, "open").mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  const read = readStoredSession();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await read).toBeUndefined();
});
