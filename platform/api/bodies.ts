/** Reads request bodies: JSON in UTF-8 of at most 64 KiB. */
import { IncomingMessage } from "node:http";
import { HttpMethod, HttpServerError, type HttpServerRequest } from "@effect/platform";
import { Data, Effect } from "effect";

const maxKiB = 64;
/** The contract's bodies have two levels; thousands of levels overflow the stack of recursive decoders. */
const maxLevels = 16;

export const bodyRequirements = `must be JSON in UTF-8 of at most ${maxKiB} KiB and ${maxLevels} levels`;

export class UnreadableBody extends Data.TaggedError("UnreadableBody") {}

/** Reading can stop early without closing the connection, which the error response needs. */
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
    if (source instanceof IncomingMessage) source.resume(); // discards the rest as it arrives
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

/** The request with its body read. The JSON is parsed by the calls that expect one. */
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
