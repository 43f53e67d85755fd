/** A secret whose answer was lost is recognized by comparing the list before and after the request. */
import { Cause, Exit, Option } from "effect";
import { expect, it, vi } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { createSecretAtom } from "#src/features/client-secrets/creating.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { signedInTab } from "#test/support/tab.ts";

const appId = AppId.make("app_1");
const secret = (id: string, alias: string) => ({
  id,
  appId,
  alias,
  creationDate: "2026-03-01T09:30:00.000Z",
});
const mine = secret("sec_mine", "production");

/** What the platform answers to a creation, and whether it creates the secret. */
interface Post {
  readonly answer?: () => Response;
  readonly creates?: boolean;
}
const isTaken: Post = { answer: () => json({ status: 409, error: "Conflict" }, 409) };
const isLost: Post = { creates: true };
const fails: Post = {};
const created = (more: object, status = 201): Post => ({
  answer: () => json({ ...mine, ...more }, status),
  creates: true,
});

const found = (hasAnswer: boolean, message = expect.any(String)) => ({
  _tag: "SecretLost",
  secret: { id: "sec_mine", alias: "production" },
  hasAnswer,
  message,
});
const taken = { _tag: "AliasTaken" };

/** `lists`: whether each request for the list is answered, the last one stands for those after it. */
it.each<readonly [what: string, before: string, lists: string, posts: ReadonlyArray<Post>, expected: object]>(
  [
    [
      "an answer without the value is reported",
      "",
      "+",
      [created({})],
      found(true, "ParseError: POST /api/v1/apps/:appId/tokens → token: missing"),
    ],
    [
      "an answer with another status is reported",
      "",
      "+",
      [created({}, 200)],
      found(true, "UnexpectedAnswer: expected 201, got 200"),
    ],
    ["without an answer, the secret that was created is found", "staging", "+", [isLost], found(false)],
    ...[500, 503].map(
      (status) =>
        [
          `after a ${status}, the secret that was created is found`,
          "staging",
          "+",
          [{ answer: () => json({}, status), creates: true }],
          found(false),
        ] as const,
    ),
    ["a secret that existed before is not mistaken for the new one", "Production", "+", [fails], taken],
    ["the reason is reported when no secret was created", "staging", "+", [fails], { _tag: "RequestError" }],
    [
      "no secret is taken for the new one if it is unknown which existed before",
      "production",
      "-+",
      [fails],
      { _tag: "OwnerUnknown" },
    ],
    ["a taken alias is reported at once", "", "+", [isTaken], taken],
    ["a retry finds the secret that the first request created", "", "+-+", [isLost, isTaken], found(false)],
    ["a retry says that an alias was taken before", "production", "+-+", [fails, isTaken], taken],
    [
      "a retry creates the secret when the first request never arrived",
      "",
      "-",
      [fails, created({ token: "wbk_1" })],
      { created: { id: "sec_mine" }, notStored: [] },
    ],
    [
      "a creation says which fields the platform stored otherwise",
      "",
      "+",
      [created({ token: "wbk_1", expirationDate: "2999-01-01T00:00:00.000Z" })],
      { created: { id: "sec_mine" }, notStored: ["expirationDate"] },
    ],
  ],
)("%s", async (_what, before, lists, posts, expected) => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  let secrets = before === "" ? [] : [secret("sec_1", before)];
  const [list, post] = [[...lists], [...posts]];
  const { store } = await signedInTab(
    smallServer({
      "/api/v1/apps/app_1/tokens": ({ method }) => {
        if (method === "GET") {
          if ((list.length > 1 ? list.shift() : list[0]) === "+") return json({ content: secrets });
          throw new TypeError("no network");
        }
        const { answer, creates } = post.shift() ?? {};
        if (creates) secrets = [...secrets, mine];
        if (answer) return answer();
        throw new TypeError("no network");
      },
    }),
  );
  const create = async (unconfirmed?: Parameters<typeof createSecretAtom.write>[2]["unconfirmed"]) => {
    const exit = await store.set(createSecretAtom, { appId, secret: { alias: "production" }, unconfirmed });
    return Exit.isFailure(exit) ? Option.getOrUndefined(Cause.failureOption(exit.cause)) : exit.value;
  };
  let outcome = await create();
  while (post.length > 0) {
    if (outcome === undefined || !("unconfirmed" in outcome)) throw new Error("The outcome is known");
    outcome = await create(outcome.unconfirmed);
  }
  expect(outcome).toMatchObject(expected);
  const isOtherwise = "notStored" in expected && (expected.notStored as Array<string>).length > 0;
  expect(log.mock.calls.flat().join().includes("another expirationDate than sent")).toBe(isOtherwise);
});
