/** The records of calls for the page for developers: names, statuses and places, never a value. */
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { AppId } from "#schemas/apps/App.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { type CallRecord, callRecords, examineCalls } from "#src/services/callRecords.ts";
import { contractCalls } from "#src/features/developers/calls.ts";
import { withoutPasswords } from "#src/features/developers/withoutPasswords.ts";
import { platformClient } from "#test/support/platformClient.ts";

const personal = "sk_live_123 ada@example.org";
const app = { id: "app_1", name: personal, status: "enabled", creationDate: "2026-03-01T09:30:00.000Z" };

/** The record of `call` after this answer. */
const recordOf = async (
  call: "create" | "get" | "list" | "me",
  answer: () => Promise<Response>,
): Promise<CallRecord | undefined> => {
  const names = {
    create: "POST /api/v1/apps",
    get: "GET /api/v1/apps/:id",
    list: "GET /api/v1/apps",
    me: "GET /api/v1/users/me",
  };
  await Effect.gen(function* () {
    const apps = yield* callsOf(AppsApi);
    const admins = yield* callsOf(AdminsApi);
    const run: Readonly<Record<string, Effect.Effect<unknown, unknown>>> = {
      create: apps.create({ payload: { name: "Vital Steps" }, headers: {} }),
      get: apps.get({ path: { id: AppId.make("app_1") } }),
      list: apps.list({ urlParams: {} }),
      me: admins.me({}),
    };
    return yield* Effect.either(run[call] ?? Effect.void);
  }).pipe(Effect.provide(platformClient(answer, "token_abc")), Effect.runPromise);
  const record = callRecords.current().get(names[call]);
  expect(JSON.stringify(record)).not.toMatch(/sk_live|ada@|token_abc|app_1/);
  return record;
};

const answering = (body: unknown, init?: ResponseInit) => async () => Response.json(body, init);

it("an answer is recorded without being examined before the page is opened", async () => {
  expect(await recordOf("get", answering(app, { headers: { etag: '"secret"' } }))).toMatchObject({
    status: 200,
    expected: 200,
    headers: ["content-type", "etag"],
    departures: [],
    leniencies: undefined,
  });
});

describe("an examined answer", () => {
  beforeAll(examineCalls);

  it.each([
    ["as the contract says", app, []],
    ["with a number as its id", { ...app, id: 17 }, [{ kind: "number", place: "id", count: 1 }]],
    ["in upper case", { ...app, status: "ENABLED" }, [{ kind: "otherCase", place: "status", count: 1 }]],
    [
      "with another form of an instant",
      { ...app, creationDate: "2026-03-01T10:30:00+01:00" },
      [{ kind: "otherForm", place: "creationDate", count: 1 }],
    ],
    ["with members that are sent back", { ...app, owner: personal }, []],
  ])("%s has these leniencies", async (_what, body, leniencies) => {
    expect(await recordOf("get", answering(body))).toMatchObject({ leniencies, departures: [] });
  });

  it("counts a leniency at each place once, and names supplied members", async () => {
    const record = await recordOf(
      "list",
      answering([app, app].map((each) => ({ ...each, status: "Enabled" }))),
    );
    expect(record?.leniencies).toStrictEqual([
      { kind: "bareArray", place: "", count: 1 },
      { kind: "otherCase", place: "content → [] → status", count: 2 },
    ]);
    const wrapped = await recordOf("list", answering({ content: [app] }));
    expect(wrapped?.leniencies?.map(({ kind, place }) => `${kind} ${place}`)).toStrictEqual([
      "supplied page",
      "supplied size",
      "supplied totalElements",
      "supplied totalPages",
    ]);
  });

  it("names null and unknown members, and another language", async () => {
    const me = { id: "adm_1", email: personal, firstName: null, language: "fr", roles: [personal] };
    expect((await recordOf("me", answering(me)))?.leniencies).toStrictEqual([
      { kind: "null", place: "firstName", count: 1 },
      { kind: "otherForm", place: "language", count: 1 },
      { kind: "unknown", place: "roles", count: 1 },
    ]);
  });

  it("names another success status", async () => {
    expect(await recordOf("create", answering(app, { status: 200 }))).toMatchObject({
      status: 200,
      expected: 201,
      leniencies: [{ kind: "otherStatus", place: "" }],
    });
  });

  it("lists its departures from the contract, without values", async () => {
    const { name: _, ...nameless } = app;
    expect(await recordOf("get", answering({ ...nameless, status: personal }))).toMatchObject({
      departures: expect.arrayContaining([expect.stringMatching(/^name: |^status: /)]),
      leniencies: [],
    });
    expect(await recordOf("list", answering([app, nameless]))).toMatchObject({
      departures: ["content → [1] → name: missing"],
    });
  });

  it("names leniencies of the entries that fit, beside one that does not", async () => {
    const { name: _, ...nameless } = app;
    const content = [nameless, { ...app, status: "ENABLED" }];
    for (const body of [content, { content, totalElements: 2 }]) {
      expect((await recordOf("list", answering(body)))?.leniencies).toContainEqual({
        kind: "otherCase",
        place: "content → [] → status",
        count: 1,
      });
    }
  });

  it.each([
    ["of Spring", JSON.stringify({ status: 404, error: "Not Found", message: personal }), "noTag"],
    ["of a proxy", `<h1>${personal}</h1>`, "noJson"],
  ])("that is an error %s is identified by its status", async (_what, body, kind) => {
    const record = await recordOf("get", async () => new Response(body, { status: 404 }));
    expect(record).toMatchObject({ status: 404, leniencies: [{ kind }] });
  });
});

it("without an answer there is no status, and a refused token is 401", async () => {
  expect(await recordOf("me", () => Promise.reject(new TypeError("fetch failed")))).toMatchObject({
    status: undefined,
    headers: [],
  });
  expect(await recordOf("me", answering({}, { status: 401 }))).toMatchObject({ status: 401 });
});

it("every call of the contract has a row", () => {
  const names = contractCalls(callRecords.current()).map(({ name }) => name);
  expect(new Set(names).size).toBe(19);
  expect(names).toEqual(expect.arrayContaining([...callRecords.current().keys()]));
});

it("the configuration is shown without passwords in its addresses", () => {
  expect(withoutPasswords('{"issuer": "https://ada:pw@id.example.org/a", "b": "https://x.org/@y"}')).toBe(
    '{"issuer": "https://…@id.example.org/a", "b": "https://x.org/@y"}',
  );
});
