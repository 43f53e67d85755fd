/** An answer that does not fit the contract names its call and its field, and never a value. */
import { Effect, Either, Logger } from "effect";
import { afterEach, expect, it, vi } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { logFailure } from "#src/app/failures.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { platformClient } from "#test/support/platformClient.ts";

const app = { id: 1, name: "Vital Steps", status: "enabled", creationDate: "2026-03-01T09:30:00.000Z" };
const secret = "31 February, sk_live_123";

/** Returns the result or failure of the call, and the log. */
const callOn = async (answer: unknown, call: "list" | "get") => {
  const logged: Array<string> = [];
  const logger = Logger.make(({ message }) => void logged.push(String(message)));
  const result = await Effect.flatMap(callsOf(AppsApi), (apps): Effect.Effect<unknown, unknown> =>
    call === "list" ? apps.list({ urlParams: {} }) : apps.get({ path: { id: AppId.make("1") } }),
  ).pipe(
    Effect.either,
    Effect.provide(platformClient(async () => Response.json(answer), "token")),
    Effect.provide(Logger.replace(Logger.defaultLogger, logger)),
    Effect.runPromise,
  );
  if (Either.isLeft(result)) logFailure(result.left);
  return { result, logged };
};

afterEach(() => void vi.restoreAllMocks());

it("an entry that does not fit is logged with its call, and the others are returned", async () => {
  const { creationDate: _, ...undated } = app;
  const { result, logged } = await callOn([app, undated, { ...app, creationDate: secret }], "list");
  expect(result).toMatchObject({ right: { content: [{ id: "1" }] } });
  expect(logged).toEqual([
    "Left out: GET /api/v1/apps → content → [1] → creationDate: missing",
    expect.stringMatching(
      /^Left out: GET \/api\/v1\/apps → content → \[2\] → creationDate: must be an ISO 8601/,
    ),
  ]);
  expect(logged.join("")).not.toContain(secret);
});

it("a text that lost characters is logged with its call and without the text, and its entry is returned", async () => {
  const { result, logged } = await callOn([{ ...app, name: "Vit\uFFFDl" }], "list");
  expect(result).toMatchObject({ right: { content: [{ name: "Vit\uFFFDl" }] } });
  expect(logged).toEqual([
    "Characters lost: GET /api/v1/apps → content → [0] → name: expected text, found U+FFFD",
  ]);
});

it.each([
  ["list", { content: "none" }, "ParseError: GET /api/v1/apps → content: "],
  ["get", { ...app, name: undefined }, "ParseError: GET /api/v1/apps/:id → name: missing"],
  [
    "get",
    { ...app, status: secret },
    'ParseError: GET /api/v1/apps/:id → status: Expected "enabled"\nGET /api/v1/apps/:id → status: Expected "disabled"',
  ],
  ["get", [secret], "ParseError: GET /api/v1/apps/:id → "],
] as const)("an answer to %s that does not fit names the call and the field", async (call, answer, words) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await callOn(answer, call);
  expect(error.mock.calls).toEqual([[expect.stringContaining(words)]]);
  expect(String(error.mock.calls)).not.toContain(secret);
});
