/** Receives the body of a request up to a limit. */
import { IncomingMessage } from "node:http";

/** Reading can stop early without closing the connection, which the error response needs. */
const chunksOf = (source: unknown): AsyncIterable<Uint8Array> | Iterable<Uint8Array> => {
  if (source instanceof IncomingMessage) return source.iterator({ destroyOnReturn: false });
  return (source instanceof Request ? source.body : undefined) ?? [];
};

export const receive = async (source: unknown, maxBytes: number): Promise<Buffer> => {
  const chunks: Array<Uint8Array> = [];
  let bytes = 0;
  for await (const chunk of chunksOf(source)) {
    bytes += chunk.length;
    if (bytes > maxBytes) break;
    chunks.push(chunk);
  }
  if (bytes <= maxBytes) return Buffer.concat(chunks);
  if (source instanceof IncomingMessage) source.resume(); // discards the rest as it arrives
  throw new RangeError("too long");
};
