/** A client secret: the credential of a customer's app. */
import { DateTime, Redacted, Schema } from "effect";
import { AppId } from "../apps/App.ts";
import { idOf, received } from "../ids.ts";
import { asRecord, lenient } from "../lenient.ts";
import { problem } from "../problems.ts";
import { Instant, TypedText } from "../scalars.ts";
import { maxExpiryYears } from "./expiryLimit.ts";

export const ClientSecretId = idOf("ClientSecretId", "the secret", "sec_9XwB2k");
export type ClientSecretId = typeof ClientSecretId.Type;

export const aliasMaxLength = 64;

export const Alias = TypedText(aliasMaxLength).annotations({
  description: `Name of the secret: 1 to ${aliasMaxLength} characters after trimming and with runs of spaces as one, unique within its app without regard to case and Unicode form`,
  examples: ["ci-prod"],
});

const exampleExpiry = DateTime.unsafeMake("2027-03-31T21:59:59.999Z");

const fields = {
  id: received(ClientSecretId),
  appId: received(AppId),
  alias: Schema.String.annotations({ description: "Name of the secret", examples: ["ci-prod"] }),
  creationDate: Instant.annotations({ description: "When the secret was created, by the platform's clock" }),
  expirationDate: Schema.optionalWith(
    Instant.annotations({
      description:
        "From when on the secret is refused; left out when it never expires. null, 1970-01-01T00:00:00Z, 0001-01-01T00:00:00 and the years from 9999 on read as left out",
      examples: [exampleExpiry],
    }),
    { exact: true },
  ),
};

/**
 * The first instant of Java and Unix, or that of .NET, which has no zone; or a last one: .NET's is in the year 9999, which
 * in another zone is 10000, and those of others are later.
 */
const isNoDate = (value: unknown): boolean =>
  value === 0 ||
  (typeof value === "string" &&
    /^(1970-01-01T00:00:00(\.0+)?(Z|[+-]00:?00)|0001-01-01T00:00:00(\.0+)?(Z|[+-]00:?00)?|(9999|\+?\d{5,})-.*)$/.test(
      value,
    ));

/** Other servers send null or their first or last instant for "No expiration date". */
const readExpiry = (input: unknown): unknown => {
  const object = asRecord(input);
  if (object === undefined) return input;
  const { expirationDate, ...rest } = object;
  return expirationDate === null || expirationDate === undefined || isNoDate(expirationDate)
    ? rest
    : { ...rest, expirationDate };
};

/** The path names the app too, so a secret is read without it. */
const read = { ...fields, appId: Schema.optionalWith(fields.appId, { exact: true }) };

export const ClientSecret = lenient(
  Schema.Struct(read),
  readExpiry,
  Schema.Struct(fields).annotations({
    identifier: "ClientSecret",
    description: "The credential of a customer's app; its value is shown only at creation",
  }),
);
/** With its app, by `ofApp`. */
export type ClientSecret = OfApp<typeof ClientSecret.Type>;

const token = Schema.Redacted(Schema.String.pipe(Schema.minLength(1, { title: "Token" }))).annotations({
  description: "The secret's value: returned here alone; the platform stores only its hash",
  examples: [Redacted.make("wbk_EXAMPLE-NOT-A-REAL-SECRET_000000")],
});

const description = "A new secret, with its value";

export const CreatedClientSecret = lenient(
  // Documents take an answer's description from here.
  Schema.Struct({ ...read, token }).annotations({ description }),
  readExpiry,
  Schema.Struct({ ...fields, token }).annotations({ identifier: "CreatedClientSecret", description }),
);
export type CreatedClientSecret = OfApp<typeof CreatedClientSecret.Type>;

type OfApp<Read> = Read & { readonly appId: AppId };

/** A secret that was read, with the app of its path where it names none. */
export const ofApp =
  (appId: AppId) =>
  <Read extends typeof ClientSecret.Type>(secret: Read): OfApp<Read> => ({ appId, ...secret });

export const NewClientSecret = Schema.Struct({
  alias: Alias,
  expirationDate: Schema.optionalWith(
    Instant.annotations({
      description: `From when on the secret is refused: in the future, at most ${maxExpiryYears} years ahead; leave out for no expiration`,
      examples: [exampleExpiry],
    }),
    { exact: true },
  ),
}).annotations({
  identifier: "NewClientSecret",
  description: "The fields of a new secret",
  parseOptions: { onExcessProperty: "error", errors: "all" },
});
export type NewClientSecret = typeof NewClientSecret.Type;

/** Another secret of the app already has this alias. */
export class AliasTaken extends problem("AliasTaken", {
  status: 409,
  title: "Alias taken",
  description: "Another secret of the app already has this alias",
}) {}
