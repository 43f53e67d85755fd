/** Decoding of client secrets. */
import { inspect } from "node:util";
import { ParseResult, Redacted, Schema } from "effect";
import { expect, it } from "vitest";
import { ClientSecret, CreatedClientSecret, NewClientSecret } from "#schemas/client-secrets/ClientSecret.ts";

const secret = { id: "sec_1", appId: "app_1", alias: "ci-prod", creationDate: "2026-03-01T09:30:00.000Z" };
const decode = Schema.decodeUnknownSync(ClientSecret);

it.each([
  ["a missing date", secret],
  ["null", { ...secret, expirationDate: null }],
  ["the epoch as text", { ...secret, expirationDate: "1970-01-01T00:00:00.000Z" }],
  ["the epoch with an offset", { ...secret, expirationDate: "1970-01-01T00:00:00+00:00" }],
  ["the first instant of .NET", { ...secret, expirationDate: "0001-01-01T00:00:00" }],
  ["the first instant of .NET, in UTC", { ...secret, expirationDate: "0001-01-01T00:00:00.000Z" }],
  ["the epoch as a number", { ...secret, expirationDate: 0 }],
])("%s is read as no expiration", (_what, input) => {
  expect(decode(input)).not.toHaveProperty("expirationDate");
  expect(Schema.encodeSync(ClientSecret)(decode(input))).toStrictEqual(secret);
});

it("any other date is kept", () => {
  const dated = { ...secret, expirationDate: "1970-01-01T00:00:01.000Z" };
  expect(Schema.encodeSync(ClientSecret)(decode(dated))).toStrictEqual(dated);
});

it.each(["", "never", "2026-02-30T00:00:00Z", 1_800_000_000])(
  "%j is refused as an expiration date",
  (expirationDate) => {
    expect(() => decode({ ...secret, expirationDate })).toThrow(ParseResult.ParseError);
  },
);

it("the token of a new secret is never printed", () => {
  const created = Schema.decodeUnknownSync(CreatedClientSecret)({ ...secret, token: "wbk_hush" });
  expect(Redacted.value(created.token)).toBe("wbk_hush");
  expect(inspect(created) + JSON.stringify(created)).not.toContain("hush");
});

it("a new secret that contains a token is refused", () => {
  const decodeNew = Schema.decodeUnknownSync(NewClientSecret);
  expect(decodeNew({ alias: " ci " })).toStrictEqual({ alias: "ci" });
  expect(() => decodeNew({ alias: "ci", token: "mine" })).toThrow("unexpected");
});
