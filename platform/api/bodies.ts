/** Reads request bodies: JSON in UTF-8 of at most 64 KiB. */
import { IncomingMessage } from "node:http";
import { HttpServerError, type HttpServerRequest } from "@effect/platform";
import { Effect } from "effect";

const maxKiB = 64;
/** The contract's bodies have two levels; thousands of levels overflow the stack of recursive decoders. */
const maxLevels = 16;

export const bodyRequirements = `must be JSON in UTF-8 of at most ${maxKiB} KiB and ${maxLevels} levels`;

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

const isAcceptable = ({ headers }: HttpServerRequest.HttpServerRequest) => {
  const { "content-type": type = "application/json", "content-length": length = "0" } = headers;
  return /^application\/json *(?:;|$)/i.test(type) && Number(length) <= maxKiB * 1024;
};

/** The request with a body that is read when its call needs it, which is after authentication. */
export const readingBodies = (request: HttpServerRequest.HttpServerRequest) => {
  const refuse = (cause?: unknown) => new HttpServerError.RequestError({ request, reason: "Decode", cause });
  const json = Effect.suspend(() =>
    isAcceptable(request)
      ? Effect.tryPromise({ try: async () => parse(await receive(request.source)), catch: refuse })
      : Effect.failSync(refuse),
  );
  const refused = { value: Effect.failSync(refuse) };
  return Object.create(request, {
    json: { value: json },
    text: refused,
    arrayBuffer: refused,
    urlParamsBody: refused,
    multipart: refused,
  }) as HttpServerRequest.HttpServerRequest;
};
