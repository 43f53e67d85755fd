/** What an ID token says, without checking its signature: for tokens received directly from the token endpoint. */
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

const Header = Schema.parseJson(Schema.Struct({ kid: Schema.optional(Schema.String) }));

const partOf = <A>(idToken: string, index: number, schema: Schema.Schema<A, string>): Option.Option<A> =>
  Encoding.decodeBase64UrlString(idToken.split(".")[index] ?? "").pipe(
    Either.getRight,
    Option.flatMap(Schema.decodeUnknownOption(schema)),
  );

export const claimsOf = (idToken: string): Option.Option<typeof Claims.Type> => partOf(idToken, 1, Claims);

/** The key that it names as its signer's. */
export const keyIdOf = (idToken: string): string | undefined =>
  Option.getOrUndefined(partOf(idToken, 0, Header))?.kid;
