/** Answers of platforms that carry out a request but answer in their own way. */
import { HttpApiEndpoint, HttpApiGroup } from "@effect/platform";
import { Cause, Effect, Exit } from "effect";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { Invalid } from "#schemas/errors.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
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
    ["delete", new Response("", { status: 200 })],
    ["delete", new Response("<p>gone</p>", { status: 202 })],
    ["invite", new Response(null, { status: 204 })],
    ["invite", Response.json({ id: 7 }, { status: 200 })],
  ] as const)("of %s has any status below 300 and any body", async (call, answer) => {
    expect(await exitOf(call, answer)).toEqual(Exit.void);
  });

  it.each([200, 202])(
    "of a creation may have the status %d if the body is the contract's",
    async (status) => {
      expect(await exitOf("create", Response.json(app, { status }))).toMatchObject({
        value: { id: "app_1" },
      });
    },
  );

  it.each([
    [Response.json({ created: true }), 200, "expected 201, got 200"],
    [new Response("done"), 200, "expected 201, got 200"],
    [new Response(null, { status: 204 }), 204, "expected 201, got 204 without a body"],
  ])("that cannot be read reports both statuses", async (answer, got, message) => {
    const exit = await exitOf("create", answer);
    expect(failureOf(exit)).toMatchObject({ _tag: "UnexpectedAnswer", message });
    expect(Exit.isFailure(exit) && failureWords(exit.cause)).toMatchObject({ values: { got } });
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
  ["delete", new Response("Things are in use", { status: 400 }), "Things are in use"],
  ["delete", new Response("<h1>Bad request</h1>", { status: 400, headers: page }), ""],
] as const)(
  "a refusal of %s has the server's words, whatever its status and form",
  async (call, answer, words) => {
    const failure = failureOf(await exitOf(call, answer));
    expect(failure).toBeInstanceOf(Invalid);
    const { issues, detail } = failure as Invalid;
    expect(detail ?? issues.map(({ message }) => message).join()).toBe(words);
  },
);

it.each([new Response(null, { status: 204 }), Response.json({}, { status: 206 })])(
  "a read that does not fit names its field, since it changed nothing",
  async (answer) => {
    expect(failureOf(await exitOf("list", answer))).toMatchObject({
      _tag: expect.stringMatching(/^(?:ParseError|ResponseError)$/),
    });
  },
);

describe("a server that is busy", () => {
  const until = { "retry-after": "120" };

  it.each([
    ["list", 429, until, "TooManyRequests", "i18n.tooManyUntil"],
    ["list", 503, until, "Unavailable", "i18n.unavailableUntil"],
    ["create", 503, {}, "Unavailable", "i18n.unavailable"],
    ["invite", 429, {}, "TooManyRequests", "i18n.tooMany"],
  ] as const)("answers %s with %d and %j", async (call, status, headers, tag, id) => {
    const exit = await exitOf(call, new Response("<html>busy</html>", { status, headers }));
    expect(failureOf(exit)).toMatchObject({ _tag: tag });
    expect(Exit.isFailure(exit) && failureWords(exit.cause)).toMatchObject({ id });
  });
});

it.each([
  [403, "Forbidden"],
  [500, "Unexpected"],
  [503, "Unavailable"],
  [502, "ResponseError"],
])("a proxy’s page with the status %d, in place of a problem, is the error %s", async (status, tag) => {
  for (const body of ["<h1>Sorry</h1>", "overloaded", "", null])
    for (const headers of [page, {}])
      expect(failureOf(await exitOf("me", new Response(body, { status, headers })))).toMatchObject({
        _tag: tag,
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

describe("Retry-After", () => {
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
  ])("%j is the future time %s", (header, time) => {
    // The oldest form would be read in the zone of this person.
    vi.stubEnv("TZ", "Asia/Tokyo");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(retryAfter(header, now)).toBe(time && Date.parse(time));
  });
});
