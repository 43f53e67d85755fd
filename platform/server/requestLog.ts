/** Logs one line per request: method, path, status, duration, network address. Queries, headers, bodies and secret path segments are left out. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect, Runtime } from "effect";
import { fullAddresses } from "#platform/oidc/clientAddress.ts";
import { countAnswer } from "./prometheus.ts";
import { forRequest } from "./requestId.ts";

/** Ids of pending sign-ins and tokens of registration links. */
const secretSegment = /^(\/oidc\/(?:auth|interaction|registration)\/).+/;

const maxLength = 200;

export const loggedPath = (pathname: string) =>
  pathname
    .replace(secretSegment, "$1…")
    .replaceAll(/[^\x21-\x7e…]/g, "?")
    .slice(0, maxLength);

export const requestLog = Effect.gen(function* () {
  const run = Runtime.runFork(yield* Effect.runtime());
  const addressOf = yield* fullAddresses;
  return (req: IncomingMessage, res: ServerResponse, pathname: string) => {
    const { method } = req;
    const address = addressOf(req);
    const start = performance.now();
    const log = pathname.startsWith("/assets/") ? Effect.logDebug : Effect.logInfo;
    res.once("close", () => {
      const status = res.writableFinished ? String(res.statusCode) : "aborted";
      const millis = Math.round(performance.now() - start);
      const line = log(`${method} ${loggedPath(pathname)} ${status} ${millis} ms ${address}`);
      run(Effect.zipRight(forRequest(req)(line), countAnswer(method ?? "", pathname, status, millis)));
    });
  };
});
