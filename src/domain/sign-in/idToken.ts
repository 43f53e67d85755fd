/** Claims of an ID token, without checking its signature: for tokens received directly from the token endpoint. */
import { Either, Encoding, Option, Schema } from "effect";

const Claims = Schema.parseJson(
  Schema.Struct({
    iss: Schema.String,
    sub: Schema.String,
    aud: Schema.Union(Schema.String, Schema.Array(Schema.String)),
    /** Seconds since the epoch. */
    iat: Schema.optional(Schema.Number),
    email: Schema.optional(Schema.String),
  }),
);

export const claimsOf = (idToken: string): Option.Option<typeof Claims.Type> =>
  Encoding.decodeBase64UrlString(idToken.split(".")[1] ?? "").pipe(
    Either.getRight,
    Option.flatMap(Schema.decodeUnknownOption(Claims)),
  );
