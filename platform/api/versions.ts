/** Records with a version: the ETag that answers carry, and the If-Match that writes are held to (RFC 9110, 13.1.1). */
import { HttpApp, HttpServerResponse } from "@effect/platform";
import { Effect, Schema } from "effect";

export interface Versioned<A> {
  readonly record: A;
  readonly version: number;
}

export const VersionedOf = <A, I>(record: Schema.Schema<A, I>) =>
  Schema.Struct({ record, version: Schema.Int });

const etag = (version: number) => `"${version}"`;

/** W/ is ignored: proxies put it in front when they compress. */
export const isVersion = (ifMatch: string | undefined, version: number): boolean =>
  ifMatch === undefined || ifMatch.replace(/^W\//, "") === etag(version);

/** Gives the record, and sends its version as the ETag. */
export const withETag = <A>({ record, version }: Versioned<A>): Effect.Effect<A> =>
  HttpApp.appendPreResponseHandler((_request, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, "etag", etag(version))),
  ).pipe(Effect.as(record));
