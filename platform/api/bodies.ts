/** Reads request bodies: JSON in UTF-8 of limited size and depth. */
import { IncomingMessage } from "node:http";
import { HttpServerError, type HttpServerRequest } from "@effect/platform";
import { Effect } from "effect";

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

const maxKiB = 64;
const maxBytes = maxKiB * 1024;
/** The contract's bodies have two levels; thousands of levels overflow the stack of recursive decoders. */
const maxLevels = 16;

export const bodyRequirements = `must be JSON in UTF-8 of at most ${maxKiB} KiB and ${maxLevels} levels`;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member)));

const parse = (body: Buffer): unknown => {
  const json: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  if (isDeeperThan(maxLevels, json)) throw new RangeError("too deep");
  return json;
};

const isAcceptable = ({ headers }: HttpServerRequest.HttpServerRequest) => {
  const { "content-type": type = "application/json", "content-length": length = "0" } = headers;
  return /^application\/json *(?:;|$)/i.test(type) && Number(length) <= maxBytes;
};

/** The request with a body that is read once, after authentication. */
export const readingBodies = (request: HttpServerRequest.HttpServerRequest) => {
  const refuse = (cause?: unknown) => new HttpServerError.RequestError({ request, reason: "Decode", cause });
  const read = Effect.suspend(() =>
    isAcceptable(request)
      ? Effect.tryPromise({ try: async () => parse(await receive(request.source, maxBytes)), catch: refuse })
      : Effect.failSync(refuse),
  );
  const json = Effect.runSync(Effect.cached(read));
  // HttpApi reads one of these, by the content type; only JSON is accepted.
  const refused = { value: Effect.failSync(refuse) };
  return Object.create(request, {
    json: { value: json },
    text: refused,
    arrayBuffer: refused,
    urlParamsBody: refused,
    multipart: refused,
  }) as HttpServerRequest.HttpServerRequest;
};
