/** The one way of a write, on the real platform: its answers are lost, changed or without a value, and requests are repeated. */
import { Cause, Exit, Option, Redacted } from "effect";
import { expect, it, vi } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { createSecretAtom } from "#src/features/client-secrets/creating.ts";
import { storeOver } from "#test/support/consoleStore.ts";
import { platformApi } from "#test/support/platformApi.ts";
import { platformClient } from "#test/support/platformClient.ts";

const platform = platformApi();

/** What becomes of one request: it may not arrive, its answer may be lost or another. */
type Way = (request: Request) => Promise<Response>;

const arrives: Way = (request) => platform().fetch(request);
const lost = (): never => {
  throw new TypeError("Failed to fetch");
};
const neverArrives: Way = async () => lost();
const answerLost: Way = async (request) => {
  await arrives(request);
  return lost();
};
const answering =
  (change: (body: object) => object, status = 201): Way =>
  async (request) =>
    Response.json(change((await (await arrives(request)).json()) as object), { status });
const withoutValue = answering((body) => ({ ...body, token: undefined }), 200);
const failing: Way = async (request) => {
  await arrives(request);
  return Response.json({}, { status: 503 });
};
/** As a platform that does not know the header. */
const withoutKey: Way = (request) => {
  const headers = new Headers(request.headers);
  headers.delete("idempotency-key");
  return arrives(new Request(request, { headers }));
};
const storesOtherwise = answering((body) => ({ ...body, expirationDate: "2999-01-01T00:00:00.000Z" }));

const created = { stored: { alias: "ci" }, notStored: [] };
const taken = { _tag: "AliasTaken" };
const isListed = { _tag: "AnswerLost", name: "ci", isListed: true };
const mayExist = { ...isListed, isListed: false };
const unreachable = { _tag: "RequestError" };

/** Every attempt has the same key. */
it.each<
  readonly [
    what: string,
    attempts: ReadonlyArray<readonly [post: Way, outcome: object]>,
    /** What becomes of requests for the list after the first attempt. */
    list: Way,
  ]
>([
  ["that is answered is created", [[arrives, created]], neverArrives],
  [
    "that is answered otherwise says so",
    [[storesOtherwise, { notStored: ["expirationDate"] }]],
    neverArrives,
  ],
  [
    "without an answer is listed, and brings its value again",
    [
      [answerLost, isListed],
      [arrives, created],
    ],
    arrives,
  ],
  [
    "that failed is listed, and brings its value again",
    [
      [failing, isListed],
      [arrives, created],
    ],
    arrives,
  ],
  [
    "without its value is listed, and brings it again",
    [
      [withoutValue, isListed],
      [arrives, created],
    ],
    arrives,
  ],
  [
    "that never arrived is not listed, and is created",
    [
      [neverArrives, unreachable],
      [arrives, created],
    ],
    arrives,
  ],
  [
    "may exist if the list is lost too",
    [
      [answerLost, mayExist],
      [arrives, created],
    ],
    neverArrives,
  ],
  [
    "is never created twice",
    [
      [arrives, created],
      [arrives, created],
    ],
    arrives,
  ],
  [
    "is never created twice without a key",
    [
      [answerLost, isListed],
      [withoutKey, taken],
    ],
    arrives,
  ],
])("a secret %s", async (what, attempts, list) => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined).mockClear();
  const { token } = platform();
  const { body } = await platform().call("POST", "/api/v1/apps", { json: { name: what.slice(0, 50) } });
  const appId = AppId.make(body.id);
  const tokens = `/api/v1/apps/${appId}/tokens`;
  let post = arrives;
  const { store } = await storeOver(
    platformClient((request) => (request.method === "POST" ? post : list)(request), token),
  );
  const values = new Set<string>();
  for (const [way, outcome] of attempts) {
    post = way;
    const exit = await store.set(createSecretAtom, { appId, secret: { alias: "ci" }, key: `key-${appId}` });
    const got = Exit.isSuccess(exit) ? exit.value : Option.getOrUndefined(Cause.failureOption(exit.cause));
    expect(got).toMatchObject(outcome);
    if (Exit.isSuccess(exit)) values.add(Redacted.value(exit.value.stored.token));
  }
  expect(values.size).toBeLessThanOrEqual(1);
  expect((await platform().call("GET", tokens)).body.content).toHaveLength(1);
  const isOtherwise = attempts[0]?.[0] === storesOtherwise;
  expect(log.mock.calls.flat().join().includes("another expirationDate than sent")).toBe(isOtherwise);
});
