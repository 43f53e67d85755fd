/** Headers of calls, apart from Authorization. */
import { Schema } from "effect";

/** For POST: repeating a key with the same body within 24 hours returns the first answer and writes nothing. */
export const IdempotencyHeaders = Schema.Struct({
  "idempotency-key": Schema.optionalWith(
    Schema.String.pipe(Schema.pattern(/^[\x21-\x7e]{1,128}$/)).annotations({
      description:
        "1 to 128 visible ASCII characters, a new random key for each intended write; repeated with the same body within 24 hours it returns the first answer, with another body 422",
      message: () => "must be 1 to 128 visible ASCII characters",
      examples: ["0b9c1f0e-6f0e-4a55-9d2b-3f1f6f5f8a10"],
    }),
    { exact: true },
  ),
});

/** For PUT and DELETE: the write happens only while the record has this version, otherwise 412. */
export const PreconditionHeaders = Schema.Struct({
  "if-match": Schema.optionalWith(
    Schema.String.pipe(Schema.pattern(/^(?:W[/])?"[\x21\x23-\x7e]{1,128}"$/)).annotations({
      description:
        "The ETag of the version that the edit started from, from the answer of a GET or a write; without it the last write wins",
      message: () => "must be one ETag, in double quotes as the answer had it",
      examples: ['"5f1d1a"'],
    }),
    { exact: true },
  ),
});

/** Whether an ETag can be sent back. Some servers forget its quotes. */
export const isUsableEtag = (etag: string): boolean => Schema.is(PreconditionHeaders)({ "if-match": etag });

/** What the ETag of a call's answer identifies; `completedDocument.ts` documents it. */
export const etagOf = (what: "record" | "page") => ({ "x-etag": what });
