/** Answers of platforms that carry out a request but answer in their own way. */
import { HttpApiEndpoint, HttpApiGroup } from "@effect/platform";
import { Cause, Effect, Exit } from "effect";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { Invalid } from "#schemas/errors.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { retryAfter } from "#src/services/api/answers.ts";
import { type ApiClient, callsOf } from "#src/services/ApiClient.ts";
import { platformClient } from "#test/support/platformClient.ts";

const app = { id: "app_1", name: "Vital Steps", status: "enabled", creationDate: "2026-03-01T09:30:00.000Z" };

const Things = HttpApiGroup.make("things").add(HttpApiEndpoint.del("delete", "/things"));

type Call = Effect.Effect<unknown, { readonly _tag: "Unexpected" }, ApiClient>;

/** Each call has its own failures, which do not occur in these tests. */
const calls = {
  create: Effect.flatMap(callsOf(AppsApi), (apps) => apps.create({ headers: {}, payload: { name: "New" } })),
  list: Effect.flatMap(callsOf(AppsApi), (apps) => apps.list({ urlParams: {} })),
  me: Effect.flatMap(callsOf(AdminsApi), (admins) => admins.me({})),
  invite: Effect.flatMap(callsOf(AdminsApi), (admins) =>
    admins.invite({
      headers: {},
      payload: { firstName: "Grace", lastName: "Sommer", email: "grace@example.org" },
    }),
  ),
  delete: Effect.flatMap(callsOf(Things), (things) => things.delete({})),
};

const exitOf = (call: keyof typeof calls, answer: Response) =>
  Effect.runPromiseExit(
    Effect.provide(
      calls[call] as Call,
      platformClient(async () => answer, "token"),
    ),
  );

const failureOf = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.match(exit, { onSuccess: () => undefined, onFailure: Cause.squash });

describe("a success", () => {
  it.each([
    ["delete", new Response(null, { status: 204 })],
    ["delete", new Response("<p>gone</p>", { status: 202 })],
    ["invite", Response.json({ id: 7 }, { status: 200 })],
  ] as const)("of %s has any status below 300 and any body", async (call, answer) => {
    expect(await exitOf(call, answer)).toEqual(Exit.void);
  });

  it("of a creation may have another status if the body is the contract's", async () => {
    expect(await exitOf("create", Response.json(app, { status: 202 }))).toMatchObject({
      value: { id: "app_1" },
    });
  });
});

const page = { "content-type": "text/html" };

it.each([
  [
    "create",
    Response.json({ message: ["must not contain Brand"] }, { status: 400 }),
    "must not contain Brand",
  ],
  ["create", Response.json({ errors: { name: ["is taken"] } }, { status: 422 }), "is taken"],
  // The contract declares no refusal of this call.
  ["delete", Response.json({ detail: "Things are in use" }, { status: 400 }), "Things are in use"],
  ["delete", new Response(null, { status: 400 }), ""],
] as const)(
  "a refusal of %s has the server's words, whatever its status and form",
  async (call, answer, words) => {
    const failure = failureOf(await exitOf(call, answer));
    expect(failure).toBeInstanceOf(Invalid);
    const { issues, detail } = failure as Invalid;
    expect(detail ?? issues.map(({ message }) => message).join()).toBe(words);
  },
);

it.each([
  ["list", Response.json({}, { status: 206 }), "ParseError", /content: missing/],
  ["create", Response.json({ id: "app_1" }), "ParseError", /name: missing/],
  ["create", new Response("done"), "ParseError", /./],
  ["create", new Response(null, { status: 204 }), "ParseError", /./],
] as const)("an answer to %s that does not fit names what is missing", async (call, answer, tag, message) => {
  expect(failureOf(await exitOf(call, answer))).toMatchObject({
    _tag: tag,
    message: expect.stringMatching(message),
  });
});

const until = { "retry-after": "120" };

it.each([
  ["list", 429, until, "TooManyRequests", "i18n.tooManyUntil"],
  ["list", 503, until, "Unavailable", "i18n.unavailableUntil"],
  ["create", 503, {}, "Unavailable", "i18n.unavailable"],
  ["invite", 429, {}, "TooManyRequests", "i18n.tooMany"],
] as const)("a server that is busy answers %s with %d and %j", async (call, status, headers, tag, id) => {
  const exit = await exitOf(call, new Response("<html>busy</html>", { status, headers }));
  expect(failureOf(exit)).toMatchObject({ _tag: tag });
  expect(Exit.isFailure(exit) && failureWords(exit.cause)).toMatchObject({ id });
});

const firewall = `<html><head><title>Denied</title></head><style>p { color: red }</style>
  <p>Request&nbsp;blocked.</p><!-- block 7 --> <b>Don&#39;t retry: 4711</b><script>go("<b>")</script></html>`;
const refused = "i18n.refusedOnTheWay";
const failed = "i18n.failedOnTheWay";

describe("an answer without JSON is not the platform’s", () => {
  const refusals = [400, 403, 404, 409, 422, 451];

  it.each<readonly [status: number, id: string]>([
    ...refusals.map((status) => [status, refused] as const),
    ...[500, 502, 504, 511].map((status) => [status, failed] as const),
    [429, "i18n.tooMany"],
    [503, "i18n.unavailable"],
  ])("whatever its status, here %d", async (status, id) => {
    for (const call of ["me", "create"] as const) {
      const exit = await exitOf(call, new Response(firewall, { status, headers: page }));
      expect(Exit.isFailure(exit) && failureWords(exit.cause)).toMatchObject({ id });
    }
  });

  it.each(["list", "invite", "delete"] as const)("whatever the call, here %s, as text too", async (call) => {
    const answer = new Response("RBAC: access denied", { status: 403 });
    expect(failureOf(await exitOf(call, answer))).toHaveProperty("_tag", "Intercepted");
  });

  it("and is reported with its status, the call, the time, and its words without markup", async () => {
    const answer = new Response(firewall, { status: 403, headers: page });
    expect(String(failureOf(await exitOf("create", answer)))).toMatch(
      /: 403, POST \/api\/v1\/apps, 20\d\d-\S+Z: Request blocked. Don't retry: 4711$/,
    );
  });
});

it.each([
  ["me", 403, {}, "Intercepted"],
  ["me", 403, { "www-authenticate": 'Bearer error="insufficient_scope"' }, "Forbidden"],
  ["me", 500, {}, "Unexpected"],
  ["me", 502, {}, "Intercepted"],
  ["list", 405, {}, "Intercepted"],
  ["create", 409, {}, "AppNameTaken"],
  ["create", 422, {}, "Invalid"],
] as const)("without a body, %s answered %d with %j is the error %s", async (call, status, headers, tag) => {
  for (const body of ["", null])
    expect(failureOf(await exitOf(call, new Response(body, { status, headers })))).toMatchObject({
      _tag: tag,
    });
});

it.each([
  [403, { error: "Forbidden", message: "Read only" }, "i18n.refusedBecause", "Read only"],
  [413, { detail: "Too large" }, "i18n.refusedBecause", "Too large"],
  [405, {}, "i18n.refused", undefined],
  [502, { detail: "Later" }, "i18n.serverFailed", undefined],
])("an error in JSON that the call does not have, %d, is the server’s", async (status, body, id, words) => {
  const exit = await exitOf("create", Response.json(body, { status }));
  expect(Exit.isFailure(exit) && failureWords(exit.cause)).toMatchObject({
    id,
    ...(words !== undefined && { values: { words } }),
  });
});

describe("an answer that cannot be unpacked is damaged", () => {
  const coded = (coding: string | undefined) => (coding === undefined ? {} : { "content-encoding": coding });
  const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError("decoding")) });
  const packed = new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0, 1]);

  it.each([
    ["list", cut, 200, "gzip", "i18n.damagedIn"],
    ["list", packed, 200, "zstd", "i18n.damagedIn"],
    ["create", packed, 201, undefined, "i18n.damaged"],
    // A portal's page arrives whole.
    ["list", "<h1>Welcome</h1>", 200, "gzip", "i18n.notUnderstood"],
  ] as const)("%s, %s with %d and %s", async (call, body, status, coding, id) => {
    const exit = await exitOf(call, new Response(body, { status, headers: coded(coding) }));
    expect(Exit.isFailure(exit) && failureWords(exit.cause)).toMatchObject({
      id,
      ...(id === "i18n.damagedIn" && { values: { coding } }),
    });
  });
});

it.each([
  [503, { detail: "Backup until noon" }],
  [409, { detail: "Backup until noon" }],
  [400, { status: 400, error: "Bad Request", message: "Backup until noon", path: "/api/v1/apps" }],
  [502, { detail: "Backup until noon" }],
])("a message of the server with the status %d is kept for developers", async (status, body) => {
  const failure = failureOf(await exitOf("create", Response.json(body, { status }))) as Error;
  expect(failure.message).toContain("Backup until noon");
});

const now = Date.parse("2026-03-01T09:30:00Z");

it.each([
  ["120", "2026-03-01T09:32:00.000Z"],
  ["Sun, 01 Mar 2026 09:45:00 GMT", "2026-03-01T09:45:00.000Z"],
  ["Sun Mar  1 09:45:00 2026", "2026-03-01T09:45:00.000Z"],
  ["1.25", "2026-03-01T09:30:02.000Z"],
  ["120s", "2026-03-01T09:32:00.000Z"],
  ["120, 60", "2026-03-01T09:32:00.000Z"],
  ...[undefined, "", "0", "soon", "-5", "2 minutes", "Sun, 01 Mar 2026 09:15:00 GMT"].map((header) => [
    header,
  ]),
])("Retry-After %j is the future time %s", (header, time) => {
  // The oldest form would be read in the zone of this person.
  vi.stubEnv("TZ", "Asia/Tokyo");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(retryAfter(header, now)).toBe(time && Date.parse(time));
});
