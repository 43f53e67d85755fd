/** Encoded pages of a list, remembered in memory until the database has another version of the list. */
import { createHash } from "node:crypto";
import { HttpServerRequest, HttpServerResponse } from "@effect/platform";
import { Effect } from "effect";
import type { PageParams } from "#schemas/pages.ts";
import { isUnchanged } from "./versions.ts";

interface Page {
  readonly body: Uint8Array;
  /** A hash of the content: the same from all instances, and another one when a release encodes differently. */
  readonly etag: string;
}

/** The largest page has 1.3 MB. */
const maxPages = 8;

/** `version` is read before `encode` reads the list, so that a page may be newer than its version, never older. */
export const rememberedPages = <E, R>(
  version: Effect.Effect<string>,
  encode: (params: typeof PageParams.Type) => Effect.Effect<unknown, E, R>,
) => {
  let current = "";
  const pages = new Map<string, Page>();

  const pageOf = Effect.fnUntraced(function* (params: typeof PageParams.Type) {
    const wanted = yield* version;
    const key = `${params.page ?? ""},${params.size ?? ""}`;
    const known = current === wanted ? pages.get(key) : undefined;
    if (known !== undefined) return known;
    const body = Buffer.from(JSON.stringify(yield* encode(params)));
    const page = { body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
    // While this page was encoded, another call may have stored pages of a newer version, or filled the memory.
    if (current !== wanted || pages.size >= maxPages) pages.clear();
    current = wanted;
    pages.set(key, page);
    return page;
  });

  /** Answers 304 to a caller who has the page already. */
  return Effect.fnUntraced(function* (params: typeof PageParams.Type) {
    const { headers } = yield* HttpServerRequest.HttpServerRequest;
    const { body, etag } = yield* pageOf(params);
    return isUnchanged(headers["if-none-match"], etag)
      ? HttpServerResponse.empty({ status: 304, headers: { etag, vary: "Accept-Encoding" } })
      : HttpServerResponse.uint8Array(body, { contentType: "application/json", headers: { etag } });
  });
};
