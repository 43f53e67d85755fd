/** What bodies the API reads: JSON of at most 64 KiB. */
import { HttpMethod, HttpServerRequest } from "@effect/platform";
import { Effect, Option } from "effect";

const maxKiB = 64;
/** Node's reader closes the connection of a larger body, and with it the way for an answer. */
const hardMaxKiB = 1024;

export const readableBody = `must be JSON of at most ${maxKiB} KiB`;

/** Whether the body can be read. Its text stays with the request. */
export const isReadable = Effect.fn("isReadable")(
  function* (request: HttpServerRequest.HttpServerRequest) {
    if (!HttpMethod.hasBody(request.method) || request.method === "DELETE") return true;
    const { "content-type": type = "application/json", "content-length": length = "0" } = request.headers;
    if (!/^application\/json\b/i.test(type) || Number(length) > maxKiB * 1024) return false;
    return Buffer.byteLength(yield* request.text) <= maxKiB * 1024;
  },
  Effect.orElseSucceed(() => false),
  HttpServerRequest.withMaxBodySize(Option.some(hardMaxKiB * 1024)),
);
