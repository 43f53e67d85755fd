/** Client secrets as servers send them. */
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
  ["the epoch as a number", { ...secret, expirationDate: 0 }],
])("reads %s as no expiration", (_what, input) => {
  expect(decode(input)).not.toHaveProperty("expirationDate");
  expect(Schema.encodeSync(ClientSecret)(decode(input))).toStrictEqual(secret);
});

it("keeps a date that is one", () => {
  const dated = { ...secret, expirationDate: "1970-01-01T00:00:01.000Z" };
  expect(Schema.encodeSync(ClientSecret)(decode(dated))).toStrictEqual(dated);
});

it.each(["", "never", "2026-02-30T00:00:00Z", 1_800_000_000])("refuses %j as a date", (expirationDate) => {
  expect(() => decode({ ...secret, expirationDate })).toThrow(ParseResult.ParseError);
});

it("never shows the token of a new secret where it is printed", () => {
  const created = Schema.decodeUnknownSync(CreatedClientSecret)({ ...secret, token: "wbk_hush" });
  expect(Redacted.value(created.token)).toBe("wbk_hush");
  expect(inspect(created) + JSON.stringify(created)).not.toContain("hush");
});

it("refuses a new secret that chooses its own token", () => {
  const decodeNew = Schema.decodeUnknownSync(NewClientSecret);
  expect(decodeNew({ alias: " ci " })).toStrictEqual({ alias: "ci" });
  expect(() => decodeNew({ alias: "ci", token: "mine" })).toThrow("unexpected");
});
