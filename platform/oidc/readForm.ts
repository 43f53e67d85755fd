/** Reads the fields of a submitted form of limited size. */
import type { IncomingMessage } from "node:http";
import { Data, Effect } from "effect";
import { receive } from "#platform/api/bodies.ts";
import { AnswerTime } from "#platform/database/unavailability.ts";

const maxBytes = 8 * 1024;

/** Too large, or its body did not arrive. */
export class FormRefused extends Data.TaggedError("FormRefused")<{ readonly status: 408 | 413 }> {}

export const readForm = (req: IncomingMessage) => {
  const form = Effect.tryPromise({
    try: async () => new URLSearchParams((await receive(req, maxBytes)).toString("utf8")),
    catch: () => new FormRefused({ status: 413 }),
  });
  // Before the time of the whole answer is over, which is said of a database that is silent.
  return Effect.flatMap(AnswerTime, (millis) =>
    Effect.timeoutFail(form, { duration: millis * 0.9, onTimeout: () => new FormRefused({ status: 408 }) }),
  );
};
