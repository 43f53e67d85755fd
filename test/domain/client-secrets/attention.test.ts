/** What an app's secrets ask of an administrator, which ones have replaced others, and their aliases. */
import { DateTime, FastCheck, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { Alias, type ClientSecret, ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import {
  type Attention,
  attentionOf,
  isAliasTaken,
  listOfSecrets,
  rotationPairs,
  successorAlias,
} from "#src/domain/client-secrets/attention.ts";

const now = DateTime.unsafeMakeZoned("2026-11-25T12:00:00Z", { timeZone: "Europe/Berlin" });

const id = (text: string) => ClientSecretId.make(text);

/** `age` and `left` in days; without `left`, the secret never expires. */
const secret = (alias: string, age: number, left?: number): ClientSecret => ({
  id: id(alias),
  appId: AppId.make("app_1"),
  alias,
  creationDate: DateTime.toUtc(DateTime.subtract(now, { days: age })),
  ...(left !== undefined && { expirationDate: DateTime.toUtc(DateTime.add(now, { days: left })) }),
});
const asked = (secrets: ReadonlyArray<ClientSecret>) => {
  const { state, at, due, old } = attentionOf(secrets, now, new Set());
  return [state, ...(at ? [DateTime.formatIsoDateUtc(at)] : []), `${due.length} due`, `${old} old`].join(
    ", ",
  );
};

const pilot = secret("pilot", 700, -365);

it.each([
  ["one that expires in 15 days", [secret("ci", 9, 15)], "valid, 0 due, 0 old"],
  ["two that expire soon", [secret("ci", 9, 14), secret("web", 9, 3)], "soon, 2026-11-28, 2 due, 0 old"],
  ["one that expires soon and an old one", [pilot, secret("ci", 9, 9)], "soon, 2026-12-04, 1 due, 1 old"],
  ["an expired one beside a valid one", [pilot, secret("ci", 9, 90)], "valid, 0 due, 1 old"],
  [
    "only expired ones",
    [pilot, secret("ci", 90, -1), secret("web", 90, -9)],
    "expired, 2026-11-24, 0 due, 0 old",
  ],
  ["one that is rotated", [secret("ci", 90, 9), secret("CI-2", 1, 90)], "valid, 0 due, 0 old"],
  [
    "one that is rotated where an old one has the next number",
    [secret("ci", 90, 9), secret("ci-2", 200, -1), secret("ci-3", 1, 90)],
    "valid, 0 due, 1 old",
  ],
  [
    "one that is rotated, whose alias is as long as can be",
    [secret("x".repeat(64), 90, 9), secret(`${"x".repeat(61)}-12`, 1, 90)],
    "valid, 0 due, 0 old",
  ],
  [
    "one beside a newer one of another stem, of a lower number, or of a year",
    [secret("ci-4", 90, 9), ...["ci-3", "ci-web-5", "ci-2027"].map((alias) => secret(alias, 1, 90))],
    "soon, 2026-12-04, 1 due, 0 old",
  ],
  [
    "one that expires soon, beside an older one with its successor's alias",
    [secret("ci", 30, 9), secret("ci-2", 40)],
    "soon, 2026-12-04, 1 due, 0 old",
  ],
  [
    "one whose successor has expired first",
    [secret("ci", 90, 9), secret("ci-2", 60, -1)],
    "soon, 2026-12-04, 1 due, 1 old",
  ],
])("%s", (_what, secrets, expected) => {
  expect(asked(secrets)).toEqual(expected);
});

it("the list across apps has first what will break, then what has ended, then what is missing", () => {
  const secrets = {
    Anchor: [
      secret("endless", 9),
      secret("fortnight", 9, 14),
      secret("later", 9, 15),
      secret("old", 9, -400),
    ],
    Balance: [secret("deader", 9, -9), secret("dead", 9, -3)],
    Calm: [secret("forever", 9), secret("replaced", 9, 2), secret("week", 9, 6), secret("ended", 9, -1)],
    Echo: [],
    Fern: [secret("gone", 9, -2)],
  };
  const replaced = new Set([id("replaced")]);
  const known = new Map<string, Attention>(
    Object.entries(secrets).map(([app, some]) => [app, attentionOf(some, now, replaced)]),
  );
  const apps = [...Object.keys(secrets), "Unknown"].map((name) => ({ id: AppId.make(name) }));
  const listed = listOfSecrets(apps, (app) => known.get(app));
  expect(listed.map(({ app, secret, isDue }) => `${app.id}: ${secret?.alias ?? "none"}, ${isDue}`)).toEqual([
    "Calm: week, true",
    "Anchor: fortnight, true",
    "Fern: gone, false",
    "Balance: dead, false",
    "Echo: none, false",
  ]);
  expect([...known.values()].reduce((sum, { count }) => sum + count, 0)).toBe(listed.length);
  expect(known.get("Anchor")?.endless.map(({ alias }) => alias)).toEqual(["endless"]);
});

const secretsOf = (text: string) => [...text].map((letter) => ({ id: id(letter) }));
const rotation = ([old = "", successor = ""]: string) => ({ old: id(old), successor: id(successor) });

it.each([
  ["a", ["ab"], []],
  ["b", ["ab"], []],
  ["abc", ["ab", "bc"], ["ab", "bc"]],
  ["abc", ["ab", "ac"], ["ac"]],
  ["ac", ["ac", "ab"], ["ac"]],
])("of the secrets %j, rotated as %j, the pairs are %j", (secrets, rotations, pairs) => {
  const found = rotationPairs(rotations.map(rotation), secretsOf(secrets));
  expect(found.map(({ old, successor }) => old.id + successor.id)).toEqual(pairs);
});

describe("a successor", () => {
  it.each([
    ["ci-prod", ["ci-prod-2", "CI-PROD-3"], "ci-prod-4"],
    ["prod-2026", [], "prod-2026-2"],
    ["prod-99", ["prod-100"], "prod-101"],
    ["prod-100", [], "prod-101"],
    [`${"x".repeat(61)} yy`, [], `${"x".repeat(61)}-2`],
    ["👩‍👩‍👧".repeat(64), [], `${"👩‍👩‍👧".repeat(62)}-2`],
  ])("of %j beside %j is called %j", (alias, taken, expected) => {
    expect(successorAlias(alias, taken)).toBe(expected);
  });

  it("has an alias that is allowed and free", () => {
    const aliases = FastCheck.string({ minLength: 1, maxLength: 64, unit: "grapheme" }).filter(
      Schema.is(Schema.typeSchema(Alias)),
    );
    FastCheck.assert(
      FastCheck.property(aliases, FastCheck.array(aliases, { maxLength: 5 }), (alias, others) => {
        const stored = Schema.decodeUnknownSync(Alias)(successorAlias(alias, [alias, ...others]));
        expect(isAliasTaken(stored, [alias, ...others])).toBe(false);
      }),
    );
  });
});

it.each([
  [" ci-prod ", true],
  ["ci-prod-2", false],
])("%j beside ci-prod is taken: %j", (alias, isTaken) => {
  expect(isAliasTaken(alias, ["ci-prod"])).toBe(isTaken);
});
