/** Reads the fields of a submitted form of limited size. */
import type { IncomingMessage } from "node:http";
import { Data, Effect } from "effect";
import { receive } from "#platform/api/bodies.ts";

const maxBytes = 8 * 1024;

export class FormRefused extends Data.TaggedError("FormRefused")<{ readonly cause?: unknown }> {}

export const readForm = (req: IncomingMessage) =>
  Effect.tryPromise({
    try: async () => new URLSearchParams((await receive(req, maxBytes)).toString("utf8")),
    catch: (cause) => new FormRefused({ cause }),
  });
