/**
 * `/healthz`: the process answers. `/readyz`: the start is over and the database answers, perhaps for reads only; all else
 * gets 503 until then.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect, Runtime } from "effect";
import { retryAfter, unavailable } from "#platform/api/unavailable.ts";
import { inTime } from "#platform/database/unavailability.ts";
import { TokenVerifier } from "#platform/oidc/TokenVerifier.ts";
import { isGetOrHead, sendMethodNotAllowed, sendText } from "./plainText.ts";

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const withHealth =
  (sendReadiness: (res: ServerResponse) => void, others: Handler): Handler =>
  (req, res) => {
    if (req.url !== "/healthz" && req.url !== "/readyz") return others(req, res);
    if (!isGetOrHead(req)) return sendMethodNotAllowed(res);
    return req.url === "/healthz" ? sendText(res, 200, "alive") : sendReadiness(res);
  };

const sendStarting = (res: ServerResponse, headers = {}) =>
  sendText(res, 503, "The platform is starting.", { ...retryAfter, ...headers });

/** Browsers reload by themselves. */
export const whileStarting = withHealth(sendStarting, (req, res) =>
  req.headers.accept?.includes("text/html")
    ? sendStarting(res, { refresh: retryAfter["retry-after"] })
    : void res.writeHead(unavailable.status, unavailable.headers).end(unavailable.body),
);

/** The health of the started platform, and `others` for all other requests. */
export const whileServing = Effect.fn("health.whileServing")(function* (others: Handler) {
  const { canStore } = yield* TokenVerifier;
  const runPromise = Runtime.runPromise(yield* Effect.runtime());
  const answer = inTime(canStore).pipe(
    Effect.matchCause({
      onSuccess: (isWritable) => (res: ServerResponse) =>
        sendText(res, 200, isWritable ? "ready" : "reads only"),
      onFailure: () => (res: ServerResponse) =>
        sendText(res, 503, "The database does not answer.", retryAfter),
    }),
  );
  /** Requests that arrive before the database has answered share its answer, so that a crowd asks it once. */
  let asked: Promise<(res: ServerResponse) => void> | undefined;
  const sendReadiness = async (res: ServerResponse) => {
    asked ??= runPromise(answer).finally(() => (asked = undefined));
    (await asked)(res);
  };
  return withHealth((res) => void sendReadiness(res), others);
});
