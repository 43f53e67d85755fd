/** Sends requests with proofs of possession (DPoP, RFC 9449), and answers a server that asks for its nonce, once. */
import { type HttpClientError, HttpClientRequest, type HttpClientResponse } from "@effect/platform";
import { Clock, Effect } from "effect";
import type { ProofKey } from "#src/domain/sign-in/sessionRecord.ts";
import { makeProof } from "./dpopProof.ts";

type Request = HttpClientRequest.HttpClientRequest;
type Response = HttpClientResponse.HttpClientResponse;

const nonceNeeded = "use_dpop_nonce";

/** An API says so in a header, which may be hidden from other origins, and a token endpoint in the body. */
const isNonceNeeded = (response: Response) => {
  if (response.status === 401) {
    const challenge = response.headers["www-authenticate"];
    return Effect.succeed(challenge === undefined || challenge.includes(nonceNeeded));
  }
  if (response.status !== 400) return Effect.succeed(false);
  return Effect.map(response.text, (body) => body.includes(nonceNeeded));
};

export interface ProofBy {
  readonly key: ProofKey;
  /** The token that the request carries; missing at the token endpoint. */
  readonly accessToken?: string;
}

/** Sends requests to one server, whose last nonce it remembers. */
export const provenRequests = () => {
  let nonce: string | undefined;

  return <E>(
    execute: (request: Request) => Effect.Effect<Response, E>,
    request: Request,
    { key, ...carried }: ProofBy,
  ): Effect.Effect<Response, E | HttpClientError.ResponseError> => {
    const { method, url } = request;
    const attempt = Effect.gen(function* () {
      const known = nonce;
      const now = yield* Clock.currentTimeMillis;
      const proven = { method, url, ...carried, ...(known !== undefined && { nonce: known }) };
      const proof = yield* Effect.promise(() => makeProof(key, proven, now));
      const response = yield* execute(HttpClientRequest.setHeader(request, "dpop", proof));
      nonce = response.headers["dpop-nonce"] ?? known;
      return { response, isNewNonce: nonce !== known };
    });
    return Effect.gen(function* () {
      const { response, isNewNonce } = yield* attempt;
      const isAsked = isNewNonce && (yield* isNonceNeeded(response));
      return isAsked ? (yield* attempt).response : response;
    });
  };
};
