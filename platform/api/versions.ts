/** Versions of records: the ETag of answers, the If-Match of writes and the If-None-Match of reads (RFC 9110, 13.1). */
import { createHash } from "node:crypto";
import { HttpApp, HttpServerRequest, HttpServerResponse } from "@effect/platform";
import { Effect, Schema } from "effect";
import { Changed } from "#schemas/errors.ts";

/** A counter, or a hash of the record. */
const Version = Schema.Union(Schema.Int, Schema.String);
type Version = typeof Version.Type;

export interface Versioned<A> {
  readonly record: A;
  readonly version: Version;
}

export const VersionedOf = <A, I>(record: Schema.Schema<A, I>) => Schema.Struct({ record, version: Version });

const etag = (version: Version) => `"${version}"`;

/** Fails when If-Match names another version. `W/` is ignored: proxies add it when they compress. */
export const expectVersion = (ifMatch: string | undefined, version: Version): Effect.Effect<void, Changed> =>
  ifMatch === undefined || ifMatch.replace(/^W\//, "") === etag(version)
    ? Effect.void
    : Effect.fail(new Changed({ etag: etag(version) }));

/** Returns the record and sends its version as the ETag. */
export const withETag = <A>({ record, version }: Versioned<A>): Effect.Effect<A> =>
  HttpApp.appendPreResponseHandler((_request, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, "etag", etag(version))),
  ).pipe(Effect.as(record));

/** Whether the caller has the answer already. Compares weakly, since proxies and compression weaken ETags (RFC 9110, 13.1.2). */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(",").some((each) => ["*", etag].includes(each.trim().replace(/^W\//, ""))) ?? false;

/** Names a list by a hash of its content, the same from all instances; 304 to a caller who has it already. */
export const answerIfChanged = <A, I>(schema: Schema.Schema<A, I>) =>
  Effect.fnUntraced(function* (list: A) {
    const { headers } = yield* HttpServerRequest.HttpServerRequest;
    const body = Buffer.from(JSON.stringify(yield* Effect.orDie(Schema.encode(schema)(list))));
    const tag = etag(createHash("sha256").update(body).digest("base64url"));
    return isUnchanged(headers["if-none-match"], tag)
      ? HttpServerResponse.empty({ status: 304, headers: { etag: tag, vary: "Accept-Encoding" } })
      : HttpServerResponse.uint8Array(body, { contentType: "application/json", headers: { etag: tag } });
  });
