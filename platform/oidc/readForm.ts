/** Reads the fields of a submitted form of limited size. */
import type { IncomingMessage } from "node:http";
import { Data, Effect } from "effect";

const maxBytes = 8 * 1024;

export class FormRefused extends Data.TaggedError("FormRefused")<{ readonly cause?: unknown }> {}

export const readForm = (req: IncomingMessage) =>
  Effect.tryPromise({
    try: async () => {
      const received: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false });
      const chunks: Array<Buffer> = [];
      let bytes = 0;
      for await (const chunk of received) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw new RangeError("too long");
        chunks.push(chunk);
      }
      return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
    },
    catch: (cause) => new FormRefused({ cause }),
  });
