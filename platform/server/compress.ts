/** Compresses answers of the API from 1 KiB on. */
import { type HttpApp, type HttpServerRequest, HttpServerResponse } from "@effect/platform";
import { Effect } from "effect";
import { chooseEncoding, encode } from "./encoding.ts";

const minBytes = 1024;

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
    Effect.promise(() => encode(body.body, encoding, "fast")),
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
