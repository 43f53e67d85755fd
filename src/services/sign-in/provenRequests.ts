/**
 * Sends requests with proofs of possession (DPoP, RFC 9449). A server that refuses one gets the request once more if its
 * answer has told what it wants to find: its nonce, or its time, from which this device's clock may differ.
 */
import { type HttpClientError, HttpClientRequest, type HttpClientResponse } from "@effect/platform";
import { Clock, Effect } from "effect";
import type { ProofKey } from "#src/domain/sign-in/sessionRecord.ts";
import { makeProof } from "./dpopProof.ts";

type Request = HttpClientRequest.HttpClientRequest;
type Response = HttpClientResponse.HttpClientResponse;

const [nonceNeeded, proofInvalid] = ["use_dpop_nonce", "invalid_dpop_proof"];

/** Why the server refuses: an API says so in a header, which may be hidden from other origins, a token endpoint in the body. */
const refusalIn = (response: Response) => {
  if (response.status === 401) return Effect.succeed(response.headers["www-authenticate"] ?? nonceNeeded);
  return response.status === 400 ? response.text : Effect.succeed("");
};

/** Milliseconds. An answer takes time, `Date` has whole seconds, and servers allow for more. */
const unnoticed = 10_000;

export interface ProofBy {
  readonly key: ProofKey;
  /** The token that the request carries; missing at the token endpoint. */
  readonly accessToken?: string;
}

/** Sends requests to one server, whose last nonce it remembers, and whose time if that is not this device's. */
export const provenRequests = () => {
  let nonce: string | undefined;
  /** Milliseconds by which the server's clock is ahead. */
  let ahead = 0;

  return <E>(
    execute: (request: Request) => Effect.Effect<Response, E>,
    request: Request,
    { key, ...carried }: ProofBy,
  ): Effect.Effect<Response, E | HttpClientError.ResponseError> => {
    const { method, url } = request;
    const attempt = Effect.gen(function* () {
      const known = { nonce, ahead };
      const sentAt = (yield* Clock.currentTimeMillis) + known.ahead;
      const proven = { method, url, ...carried, ...(known.nonce !== undefined && { nonce: known.nonce }) };
      const proof = yield* Effect.promise(() => makeProof(key, proven, sentAt));
      const response = yield* execute(HttpClientRequest.setHeader(request, "dpop", proof));
      nonce = response.headers["dpop-nonce"] ?? known.nonce;
      const now = yield* Clock.currentTimeMillis;
      const serverTime = Date.parse(response.headers["date"] ?? "");
      const isOtherTime = serverTime < sentAt - unnoticed || serverTime > now + known.ahead + unnoticed;
      return {
        response,
        isNewNonce: nonce !== known.nonce,
        newAhead: isOtherTime ? serverTime - now : undefined,
        // The early script's proof had this device's time, and its refusal arrives as the answer to this one.
        mayBeOfEarlyProof: response.status === 401 && known.ahead !== 0,
      };
    });
    return Effect.gen(function* () {
      const { response, isNewNonce, newAhead, mayBeOfEarlyProof } = yield* attempt;
      if (mayBeOfEarlyProof && newAhead === undefined) return (yield* attempt).response;
      if (!isNewNonce && newAhead === undefined) return response;
      const refusal = yield* refusalIn(response);
      const isTimeRefused =
        newAhead !== undefined && (response.status === 401 || refusal.includes(proofInvalid));
      if (isTimeRefused) ahead = newAhead;
      const isNonceNeeded = isNewNonce && refusal.includes(nonceNeeded);
      return isTimeRefused || isNonceNeeded ? (yield* attempt).response : response;
    });
  };
};
