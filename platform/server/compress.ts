/** Compresses answers of the API from 1 KiB on. */
import { type HttpApp, type HttpServerRequest, HttpServerResponse } from "@effect/platform";
import { Effect } from "effect";
import { chooseEncoding, encode, type Encoding } from "./encoding.ts";

const minBytes = 1024;

/** Compressed forms of bodies, so that a body that is sent again is not compressed again. */
const compressed = new WeakMap<Uint8Array, Partial<Record<Encoding, Promise<Uint8Array>>>>();

const compressedOnce = (body: Uint8Array, encoding: Encoding) => {
  const forms = compressed.get(body) ?? {};
  compressed.set(body, forms);
  return (forms[encoding] ??= encode(body, encoding, "fast"));
};

export const compress: HttpApp.PreResponseHandler = (
  request: HttpServerRequest.HttpServerRequest,
  response: HttpServerResponse.HttpServerResponse,
) => {
  const { body, headers } = response;
  if (body._tag !== "Uint8Array" || body.body.length < minBytes) return Effect.succeed(response);
  const varying = HttpServerResponse.setHeader(response, "vary", "Accept-Encoding");
  const encoding = chooseEncoding(request.headers["accept-encoding"], ["br", "gzip"]);
  if (encoding === undefined) return Effect.succeed(varying);
  return Effect.map(
    Effect.promise(() => compressedOnce(body.body, encoding)),
    (encoded) =>
      HttpServerResponse.uint8Array(encoded, {
        status: response.status,
        contentType: body.contentType,
        headers: {
          ...varying.headers,
          "content-encoding": encoding,
          // Two encodings are not the same bytes (RFC 9110, 8.8.3).
          ...(headers["etag"]?.startsWith('"') && { etag: `W/${headers["etag"]}` }),
        },
      }),
  );
};
