/** What the early script has read is taken over only for the session that is stored now. */
import { beforeEach, expect, it } from "vitest";
import { emptyRecord } from "#src/services/SessionStore.ts";
import { storageKeys, tabKeys, tabPrefix } from "#src/services/storage/storageKeys.ts";
import { type EarlyAnswers, takeEarlyAnswers } from "#src/start/handOver.ts";
import { takeOver } from "#src/start/takeOver.ts";
import { storeRecord } from "#test/support/tab.ts";

const tokens = { access_token: "access", token_type: "Bearer", refresh_token: "refresh" };
const record = { ...emptyRecord, generation: 3, tokens, subject: "adm_1" };
const app = {
  id: "app_1",
  name: "Vital",
  status: "enabled",
  creationDate: "2026-03-01T09:30:00Z",
  sector: "x",
};
const user = { id: "adm_1", email: "ada@example.org", firstName: "Ada" };
const config = { appName: "Harbour" };
const answers: EarlyAnswers = {
  session: { subject: "adm_1", generation: 3 },
  config,
  user,
  apps: { content: [app], totalElements: 1 },
};

const store = (record: unknown) => storeRecord("session", "current", record);

const waiting = () => globalThis.earlyRequests?.length;

beforeEach(() => {
  globalThis.earlyAnswers = answers;
  const controller = new AbortController();
  const response = Promise.resolve(Response.json(user));
  globalThis.earlyRequests = [{ url: "/users/me", authorization: "Bearer access", response, controller }];
});

it("is decoded by the contract, with what the contract does not know, and asked for by nobody again", async () => {
  await store(record);
  expect(await takeOver()).toMatchObject({
    subject: "adm_1",
    config,
    user,
    apps: { content: [{ id: "app_1", unknownFields: { sector: "x" } }] },
  });
  expect(waiting()).toBe(0);
  expect(await takeEarlyAnswers(), "once").toBeUndefined();
});

it.each<[what: string, stored: object | undefined, early: Partial<EarlyAnswers>, begin?: () => void]>([
  ["a session that was refreshed since", { ...record, generation: 4 }, {}],
  ["another person's session", { ...record, subject: "adm_2" }, {}],
  ["a session that has ended", { ...record, tokens: null }, {}],
  ["no session", undefined, {}],
  ["a person that the contract does not know", record, { user: { ...user, email: 7 } }],
  ["apps that the contract does not know", record, { apps: { content: "none" } }],
  ["a person's own language", record, { user: { ...user, language: "de" } }],
  [
    "somebody who has left this tab before",
    record,
    {},
    () => sessionStorage.setItem(tabPrefix + tabKeys.left, "{}"),
  ],
])("the console asks itself after %s", async (_what, stored, early, begin) => {
  await store(stored);
  globalThis.earlyAnswers = { ...answers, ...early };
  begin?.();
  expect(await takeOver()).toBeUndefined();
  expect(waiting()).toBe(1);
});

it("a language that was chosen before needs nothing more", async () => {
  await store(record);
  localStorage.setItem(storageKeys.language, "en");
  globalThis.earlyAnswers = { ...answers, user: { ...user, language: "en" } };
  expect(await takeOver()).toBeDefined();
});
