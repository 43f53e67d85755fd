/** The answer while the platform starts or its database does not answer, for every request that is not for a page. */
import { Schema } from "effect";
import { Unavailable } from "#schemas/errors.ts";
import { problemContentType } from "#schemas/problems.ts";

export const retryAfter = { "retry-after": "2" };

export const unavailable = {
  status: 503,
  headers: {
    ...retryAfter,
    "content-type": problemContentType,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  },
  body: JSON.stringify(Schema.encodeSync(Unavailable)(new Unavailable({}))),
};
