/** The session record is shared by all tabs, and no concurrent write is lost. */
import { Effect, Option } from "effect";
import { expect, it } from "vitest";
import type { SessionRecord } from "#src/domain/sign-in/sessionRecord.ts";
import { SessionStore } from "#src/services/SessionStore.ts";
import { smallServer } from "#test/support/smallServer.ts";
import { storedRecords, storeRecord, tab } from "#test/support/tab.ts";

const tokens = { access_token: "a", token_type: "Bearer", refresh_token: "r" };
const signedIn = { tokens, subject: "adm_ada", idToken: "id" };

const read = Effect.flatMap(SessionStore, (store) => store.read);
const update = (next: (current: SessionRecord) => Option.Option<Omit<SessionRecord, "generation">>) =>
  Effect.flatMap(SessionStore, (store) => store.update(next));
const write = (record: Omit<SessionRecord, "generation">) => update(() => Option.some(record));

it("the session record loses no concurrent update of several tabs, and lets one of them replace the same record", async () => {
  const tabs = Array.from({ length: 4 }, () => tab(smallServer()));
  const takeOver = update(({ tokens: current }) =>
    current === null ? Option.some(signedIn) : Option.none(),
  );
  const results = await Promise.all(tabs.map(({ runPromise }) => runPromise(takeOver)));
  expect(results.filter(({ before }) => before.tokens === null)).toHaveLength(1);
  expect(results.map(({ after }) => after.generation)).toEqual([1, 1, 1, 1]);
  const append = update(({ subject }) => Option.some({ ...signedIn, subject: `${subject ?? ""}x` }));
  await Promise.all(tabs.flatMap(({ runPromise }) => Array.from({ length: 10 }, () => runPromise(append))));
  const { subject, generation } = await tab(smallServer()).runPromise(read);
  expect([subject, generation]).toEqual([`adm_ada${"x".repeat(40)}`, 41]);
});

it("a record of another version is not a session, and can be replaced", async () => {
  const { runPromise } = tab(smallServer());
  await storeRecord("session", "current", { generation: 1, accessToken: "a" });
  expect((await runPromise(read)).tokens).toBeNull();
  await runPromise(write(signedIn));
  expect((await runPromise(read)).tokens).toEqual(tokens);
  expect((await storedRecords())["session"]).toHaveLength(1);
});

it("an update that changes nothing is announced to no other tab", async () => {
  const { runPromise } = tab(smallServer());
  await runPromise(write(signedIn));
  const open = () => new BroadcastChannel("wellbeing-console-session");
  const [here, elsewhere] = [open(), open()];
  const received: Array<unknown> = [];
  elsewhere.addEventListener("message", ({ data }) => received.push(data));
  await runPromise(update(Option.none));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  here.postMessage("last");
  await expect.poll(() => received).toContain("last");
  expect(received).toEqual(["last"]);
  for (const channel of [here, elsewhere]) channel.close();
});
