/** What bodies the API reads: JSON in UTF-8 of at most 64 KiB. */
import { IncomingMessage } from "node:http";
import { HttpMethod, HttpServerError, type HttpServerRequest } from "@effect/platform";
import { Data, Effect } from "effect";

const maxKiB = 64;
/** The contract's own bodies have two; decoders recurse, and fall over where there are thousands. */
const maxLevels = 16;

export const readableBody = `must be JSON in UTF-8 of at most ${maxKiB} KiB and ${maxLevels} levels`;

export class UnreadableBody extends Data.TaggedError("UnreadableBody") {}

/** Whoever stops early does not close the connection, by which the refusal has to go. */
const chunksOf = (source: unknown): AsyncIterable<Uint8Array> | Iterable<Uint8Array> => {
  if (source instanceof IncomingMessage) return source.iterator({ destroyOnReturn: false });
  return (source instanceof Request ? source.body : undefined) ?? [];
};

const receive = async (source: unknown): Promise<string> => {
  const chunks: Array<Uint8Array> = [];
  let bytes = 0;
  for await (const chunk of chunksOf(source)) {
    bytes += chunk.length;
    if (bytes > maxKiB * 1024) break;
    chunks.push(chunk);
  }
  if (bytes > maxKiB * 1024) {
    if (source instanceof IncomingMessage) source.resume(); // the rest is thrown away as it comes
    throw new RangeError("too long");
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
};

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member)));

const parse = (text: string): unknown => {
  const json: unknown = JSON.parse(text);
  if (isDeeperThan(maxLevels, json)) throw new RangeError("too deep");
  return json;
};

/** The request with its body read, for those that have one. Its JSON is looked at by the calls that expect some. */
export const readBody = Effect.fn("readBody")(function* (request: HttpServerRequest.HttpServerRequest) {
  if (!HttpMethod.hasBody(request.method) || request.method === "DELETE") return request;
  const { "content-type": type = "application/json", "content-length": length = "0" } = request.headers;
  if (!/^application\/json *(?:;|$)/i.test(type) || Number(length) > maxKiB * 1024)
    return yield* new UnreadableBody();
  const text = yield* Effect.tryPromise({
    try: () => receive(request.source),
    catch: () => new UnreadableBody(),
  });
  const json = Effect.try({
    try: () => parse(text),
    catch: (cause) => new HttpServerError.RequestError({ request, reason: "Decode", cause }),
  });
  return Object.create(request, { json: { value: json } }) as HttpServerRequest.HttpServerRequest;
});
