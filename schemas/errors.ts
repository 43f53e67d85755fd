/** The errors that calls of several features share. */
import { Schema } from "effect";
import { problem } from "./problems.ts";

/** No token, or a token that the platform does not accept. */
export class Unauthorized extends problem("Unauthorized", {
  status: 401,
  title: "Not signed in",
  description: "No token, or a token that the platform does not accept",
}) {}

/** The token is valid, but the account may not do this. */
export class Forbidden extends problem("Forbidden", {
  status: 403,
  title: "Not an administrator",
  description: "The token is good, but its account is no administrator",
}) {}

/** What the path names does not exist. */
export class NotFound extends problem("NotFound", {
  status: 404,
  title: "Not found",
  description: "What the path names does not exist",
}) {}

/** The record was changed since it was read. */
export class Changed extends problem("Changed", {
  status: 412,
  title: "Changed in the meantime",
  description: "The record is no longer the version that If-Match names",
  fields: {
    etag: Schema.optionalWith(
      Schema.String.annotations({
        description: "The ETag of the current version",
        examples: ['"5f1d1b"'],
      }),
      { exact: true },
    ),
  },
}) {}

export const Issue = Schema.Struct({
  path: Schema.String.annotations({
    description: "Where in the input, members joined by dots; empty for the input as a whole",
    examples: ["name"],
  }),
  message: Schema.String.annotations({
    description: "What is expected there, in English, for developers; never repeats the value",
    examples: ["must not be empty"],
  }),
}).annotations({ identifier: "Issue", description: "One reason why an input was refused" });
export type Issue = typeof Issue.Type;

/** The input does not fit the contract. */
export class Invalid extends problem("Invalid", {
  status: 422,
  title: "Invalid input",
  description: "Path, query, headers or body do not fit the contract",
  fields: {
    issues: Schema.Array(Issue).annotations({ description: "The reasons, at most one per path" }),
  },
  defaults: { issues: [] },
}) {}

/** The administrator has made this call too often; `Retry-After` says in how many seconds it is allowed again. */
export class TooManyRequests extends problem("TooManyRequests", {
  status: 429,
  title: "Too many requests",
  description:
    "The administrator has made this call too often. The header `Retry-After` says in how many seconds it is allowed again",
}) {}

/** The platform failed; the caller cannot do anything about it. */
export class Unexpected extends problem("Unexpected", {
  status: 500,
  title: "Internal server error",
  description: "The platform failed; its log has the cause",
}) {}

/** The platform cannot answer now: it is starting, or its database does not answer. */
export class Unavailable extends problem("Unavailable", {
  status: 503,
  title: "Not available now",
  description:
    "The platform is starting, or its database does not answer; `Retry-After` says after how many seconds to try again. A write may have happened: repeat it with its `Idempotency-Key`, or read first",
}) {}
