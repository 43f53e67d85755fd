/** Receives the bodies of forms and token requests, of limited size and in limited time, and gives them to the provider. */
import type { IncomingMessage } from "node:http";
import { Data, Effect } from "effect";
import { receive } from "#platform/api/bodies.ts";

const maxBytes = 8 * 1024;

/** Too large, or its body did not arrive. */
export class FormRefused extends Data.TaggedError("FormRefused")<{ readonly status: 408 | 413 }> {}

/** The time of an answer, which is that of the database, begins afterwards. */
export const receiveInTime = (req: IncomingMessage, max: number) =>
  Effect.tryPromise({ try: () => receive(req, max), catch: () => new FormRefused({ status: 413 }) }).pipe(
    Effect.timeoutFail({ duration: "5 seconds", onTimeout: () => new FormRefused({ status: 408 }) }),
  );

export const readForm = (req: IncomingMessage) =>
  Effect.map(receiveInTime(req, maxBytes), (body) => new URLSearchParams(body.toString("utf8")));

/** The provider reads the body as if it came just now. */
export const giveBody = (req: IncomingMessage, body: Buffer): void => {
  req.headers["content-length"] = String(body.length);
  Object.defineProperties(req, { readable: { value: true }, iterator: { value: () => [body] } });
};
