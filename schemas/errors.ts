/** The errors that calls of several features share. */
import { Schema } from "effect";
import { asProblem, problemFields } from "./problems.ts";

/** No token, or one that this platform does not accept (any more). */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()(
  "Unauthorized",
  problemFields(401, "Not signed in"),
  { description: "No token, or one that the platform does not accept (any more)" },
) {}

/** What the path names does not exist. */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", problemFields(404, "Not found"), {
  description: "What the path names does not exist",
}) {}

/** Somebody else has changed the record since it was read. */
export class Changed extends Schema.TaggedError<Changed>()(
  "Changed",
  {
    ...problemFields(412, "Changed in the meantime"),
    etag: Schema.optionalWith(
      Schema.String.annotations({
        description: "The ETag of the version that is there now",
        examples: ['"5f1d1b"'],
      }),
      { exact: true },
    ),
  },
  { description: "The record is no longer the version that If-Match names" },
) {}

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
export class Invalid extends Schema.TaggedError<Invalid>()(
  "Invalid",
  {
    ...problemFields(422, "Invalid input"),
    issues: Schema.Array(Issue).annotations({ description: "Each reason, at most one a path" }),
  },
  { description: "Path, query, headers or body do not fit the contract" },
) {}

/** Something broke that no caller can mend. */
export class Unexpected extends Schema.TaggedError<Unexpected>()(
  "Unexpected",
  problemFields(500, "Internal server error"),
  { description: "Something broke that no caller can mend; the platform's log has the cause" },
) {}

export const UnauthorizedProblem = asProblem(Unauthorized, "Unauthorized", 401, "Not signed in");
export const NotFoundProblem = asProblem(NotFound, "NotFound", 404, "Not found");
export const ChangedProblem = asProblem(Changed, "Changed", 412, "Changed in the meantime");
export const InvalidProblem = asProblem(Invalid, "Invalid", 422, "Invalid input", { issues: [] });
export const UnexpectedProblem = asProblem(Unexpected, "Unexpected", 500, "Internal server error");
