/** A call with a bound token, whose header an API of another origin has to allow. */
import { FetchHttpClient, HttpClientRequest } from "@effect/platform";
import { Effect, Layer, Logger, Option } from "effect";
import { afterEach, expect, it, vi } from "vitest";
import { callFailureWords } from "#src/i18n/failures.ts";
import { messages } from "#src/i18n/messages.en.ts";
import type { Tokens } from "#src/domain/sign-in/sessionRecord.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { Session } from "#src/services/Session.ts";
import { newProofKey } from "#src/services/sign-in/dpopProof.ts";

afterEach(() => vi.unstubAllGlobals());

const proofKey = await newProofKey();
const bearer: Tokens = { access_token: "access", token_type: "Bearer" };

/** What is logged of a call that the browser does not let through, and what the person reads. */
const said = async (tokens: Tokens) => {
  const lines: Array<string> = [];
  const session = Layer.succeed(Session, {
    record: Effect.die("not read here"),
    tokens: Effect.succeed(Option.some(tokens)),
    owner: Effect.succeedNone,
    adopt: () => Effect.void,
    refresh: () => Effect.die("not refreshed here"),
    clear: Effect.die("not cleared here"),
    follow: () => Effect.void,
    isShared: Effect.succeed(true),
    isEndedElsewhere: Effect.succeed(false),
  });
  // The request that nobody may read is answered.
  vi.stubGlobal("fetch", async () => new Response());
  const call = Effect.flatMap(AuthenticatedHttp, (http) =>
    http.execute(HttpClientRequest.get("https://api.example/api/v1/apps")),
  );
  const failure = await Effect.runPromise(
    Effect.flip(call).pipe(
      Effect.provide(Layer.provide(AuthenticatedHttp.layer, session)),
      Effect.provideService(FetchHttpClient.Fetch, () => Promise.reject(new TypeError("Failed to fetch"))),
      Effect.provide(
        Logger.replace(
          Logger.defaultLogger,
          Logger.make(({ message }) => void lines.push(String(message))),
        ),
      ),
    ),
  );
  return [lines.join(), callFailureWords(failure)] as const;
};

it("that CORS blocks says so to the person, and to the operator that the API may not know bound tokens", async () => {
  expect(await said({ ...bearer, token_type: "DPoP", proofKey })).toEqual([
    expect.stringContaining('"dpop": "off"'),
    messages.corsBlocked,
  ]);
  // The browser's own line says the rest.
  expect(await said(bearer)).toEqual(["", messages.corsBlocked]);
});
