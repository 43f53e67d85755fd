/** Inviting several people on the real platform: each has its own result, and a retry invites nobody twice. */
import { Effect, Layer, Runtime } from "effect";
import { beforeEach, expect, it } from "vitest";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { sentInvitationsAtom } from "#src/features/admins/invitations.ts";
import { type Outcome, sendAtom } from "#src/features/admins/several/useInvitationList.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import type { AppRuntime } from "#src/runtime/runtimeAtom.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { platformApi } from "#test/support/platformApi.ts";
import { platformClient } from "#test/support/platformClient.ts";

const platform = platformApi();

let round = 0;
const person = (firstName: string): AdminInvitation => ({
  firstName,
  lastName: "Sommer",
  email: `${firstName.toLowerCase()}-${round}@example.org`,
});

type Middleware = (request: Request, next: () => Promise<Response>) => Promise<Response>;

/** An administrator's console; `middleware` is between it and the platform. */
const open = async (first: Middleware = (_request, next) => next()) => {
  let middleware = first;
  const keys: Array<string | null> = [];
  const client = platformClient((request) => {
    keys.push(request.headers.get("idempotency-key"));
    return middleware(request, () => platform().fetch(request));
  }, platform().token);
  const context = await Effect.runPromise(Effect.scoped(Layer.build(client)));
  const { store } = consoleStore(Runtime.make({ ...Runtime.defaultRuntime, context }) as AppRuntime);
  const outcomes = new Map<string, Outcome | undefined>();
  return {
    store,
    keys,
    outcomes: () => Object.fromEntries([...outcomes].map(([name, outcome]) => [name, outcome?.state])),
    use: (next: Middleware) => {
      middleware = next;
    },
    send: (invitations: ReadonlyArray<AdminInvitation>, isStopped = () => false) =>
      store.set(sendAtom, {
        invitations,
        keyOf: ({ firstName }) => `key-of-${firstName}-${round}`,
        isStopped,
        onOutcome: ({ firstName }, outcome) => void outcomes.set(firstName, outcome),
      }),
  };
};

/** The people of this round whom the platform has created, and how many mails wait for each. */
const created = async () => {
  const { run, sql } = { run: Effect.runPromise, sql: platform().sql };
  const rows = await run(
    sql<{ name: string; mails: number }>`
      select first_name as name, (select count(*)::int from invitation_mails where administrator_id = id) as mails
      from administrators where email_key like ${`%-${round}@example.org`} order by first_name`,
  );
  return rows.map(({ name, mails }) => `${name} ${mails}`);
};

beforeEach(() => {
  round += 1;
});

it("each invitation has its own result, in its order", async () => {
  const mine = await open();
  await mine.send([person("Bob")]);
  const taken = { ...person("Bob"), firstName: "Robert", email: person("Bob").email.toUpperCase() };
  const odd = { ...person("Eva"), email: "no address" };
  expect(await mine.send([person("Anna"), taken, odd, person("Carl")])).toBeUndefined();
  expect(mine.outcomes()).toEqual({
    Bob: "invited",
    Anna: "invited",
    Robert: "exists",
    Eva: "failed",
    Carl: "invited",
  });
  expect(await created()).toEqual(["Anna 1", "Bob 1", "Carl 1"]);
  expect(mine.store.get(sentInvitationsAtom).map(({ firstName }) => firstName)).toEqual([
    "Carl",
    "Anna",
    "Bob",
  ]);
});

it("a lost answer stops the rest, and the retry has the same key and invites nobody twice", async () => {
  const people = [person("Anna"), person("Bob"), person("Carl")];
  const mine = await open(async (request, next) => {
    const response = await next();
    if (request.headers.get("idempotency-key")?.includes("Bob") === true) throw new TypeError("lost");
    return response;
  });
  expect(await mine.send(people)).toMatchObject({ id: expect.stringContaining("unreachable") });
  expect(mine.outcomes()).toEqual({ Anna: "invited", Bob: "failed" });
  // The platform has carried it out.
  expect(await created()).toEqual(["Anna 1", "Bob 1"]);
  mine.use((_request, next) => next());
  expect(await mine.send(people.slice(1))).toBeUndefined();
  expect(mine.outcomes()).toEqual({ Anna: "invited", Bob: "invited", Carl: "invited" });
  expect(await created()).toEqual(["Anna 1", "Bob 1", "Carl 1"]);
  expect(mine.keys.map((key) => key?.split("-")[2])).toEqual(["Anna", "Bob", "Bob", "Carl"]);
});

it.each([
  ["too many requests", 429, "tooManyUntil"],
  ["a platform that is starting", 503, "unavailableUntil"],
  ["an ended session", 401, "signedOut"],
])("the rest stays as it was after %s", async (_title, status, reason) => {
  const mine = await open((request, next) =>
    request.headers.get("idempotency-key")?.includes("Bob") === true
      ? Promise.resolve(new Response(null, { status, headers: { "retry-after": "90" } }))
      : next(),
  );
  expect(await mine.send([person("Anna"), person("Bob"), person("Carl")])).toMatchObject({
    id: expect.stringContaining(reason),
  });
  expect(mine.outcomes()).toEqual({ Anna: "invited", Bob: "failed" });
  expect(await created()).toEqual(["Anna 1"]);
});

it("nothing is sent after a person has stopped it, nor offline", async () => {
  const mine = await open();
  const stopsAfterFirst = () => mine.outcomes()["Anna"] === "invited";
  expect(await mine.send([person("Anna"), person("Bob")], stopsAfterFirst)).toBeUndefined();
  expect(await created()).toEqual(["Anna 1"]);
  mine.store.set(networkStatusAtom, { isOnline: false, at: 0 });
  expect(await mine.send([person("Bob")])).toMatchObject({ id: expect.stringContaining("unreachable") });
  expect(await created()).toEqual(["Anna 1"]);
});

it("a server error is the result of one row only", async () => {
  const mine = await open((request, next) =>
    request.headers.get("idempotency-key")?.includes("Anna") === true
      ? Promise.resolve(new Response(null, { status: 500 }))
      : next(),
  );
  expect(await mine.send([person("Anna"), person("Bob")])).toBeUndefined();
  expect(mine.outcomes()).toEqual({ Anna: "failed", Bob: "invited" });
});
