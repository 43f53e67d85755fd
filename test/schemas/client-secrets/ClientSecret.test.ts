/** Decoding of client secrets. */
import { inspect } from "node:util";
import { ParseResult, Redacted, Schema } from "effect";
import { expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import {
  ClientSecret,
  CreatedClientSecret,
  NewClientSecret,
  ofApp,
} from "#schemas/client-secrets/ClientSecret.ts";
import { inspect as issuesOf } from "#schemas/issues.ts";

const secret = { id: "sec_1", appId: "app_1", alias: "ci-prod", creationDate: "2026-03-01T09:30:00.000Z" };
const decode = Schema.decodeUnknownSync(ClientSecret);

it.each([
  ["a missing date", secret],
  ["null", { ...secret, expirationDate: null }],
  ["the epoch as text", { ...secret, expirationDate: "1970-01-01T00:00:00.000Z" }],
  ["the epoch with an offset", { ...secret, expirationDate: "1970-01-01T00:00:00+00:00" }],
  ["the first instant of .NET", { ...secret, expirationDate: "0001-01-01T00:00:00" }],
  ["the first instant of .NET, in UTC", { ...secret, expirationDate: "0001-01-01T00:00:00.000Z" }],
  ["the last instant of .NET, with an offset", { ...secret, expirationDate: "9999-12-31T23:59:59-05:00" }],
  ["a later year", { ...secret, expirationDate: "+010000-01-01T04:59:59Z" }],
  ["the epoch as a number", { ...secret, expirationDate: 0 }],
])("%s is read as no expiration", (_what, input) => {
  expect(decode(input)).not.toHaveProperty("expirationDate");
  expect(Schema.encodeSync(ClientSecret)(decode(input))).toStrictEqual(secret);
});

it.each(["1970-01-01T00:00:01.000Z", "9998-12-31T23:59:59.000Z"])(
  "any other date is kept: %s",
  (expirationDate) => {
    const dated = { ...secret, expirationDate };
    expect(Schema.encodeSync(ClientSecret)(decode(dated))).toStrictEqual(dated);
  },
);

it("a secret without its app is of the one that its path names, which is a departure from the contract", () => {
  const { appId: _, ...nameless } = secret;
  const ofPath = ofApp(AppId.make("app_2"));
  expect([ofPath(decode(nameless)).appId, ofPath(decode(secret)).appId]).toEqual(["app_2", "app_1"]);
  expect(issuesOf(ClientSecret.ast, nameless).issues).toEqual([
    { severity: "warning", place: "appId", problem: "missing" },
  ]);
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
