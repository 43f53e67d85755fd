/** Which secrets should be rotated now, and which are listed last. */
import { DateTime } from "effect";
import { expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { type ClientSecret, ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { dueSecrets, expiredLast } from "#src/domain/client-secrets/attention.ts";

const now = DateTime.unsafeMakeZoned("2026-11-25T12:00:00Z", { timeZone: "Europe/Berlin" });

/** `age` and `left` in days; without `left`, the secret never expires. */
const secret = (alias: string, age: number, left?: number): ClientSecret => ({
  id: ClientSecretId.make(alias),
  appId: AppId.make("app_1"),
  alias,
  creationDate: DateTime.toUtc(DateTime.subtract(now, { days: age })),
  ...(left !== undefined && { expirationDate: DateTime.toUtc(DateTime.add(now, { days: left })) }),
});
const aliases = (secrets: ReadonlyArray<ClientSecret>) => secrets.map(({ alias }) => alias);

it.each([
  ["that expires in 14 days", [secret("ci", 30, 14)], ["ci"]],
  ["that expires later", [secret("ci", 30, 15)], []],
  ["that has expired", [secret("ci", 30, -1)], []],
  ["that never expires", [secret("ci", 30)], []],
  ["whose successor exists", [secret("ci", 30, 9), secret("CI-2", 1, 90)], []],
  ["beside an older secret with its successor's alias", [secret("ci", 30, 9), secret("ci-2", 40)], ["ci"]],
  ["beside another secret", [secret("ci", 30, 9), secret("web", 1)], ["ci"]],
])("a secret %s", (_what, secrets, expected) => {
  expect(aliases(dueSecrets(secrets, now, new Set()))).toEqual(expected);
});

it("a secret that is known to be replaced is not due", () => {
  expect(dueSecrets([secret("ci", 30, 9)], now, new Set([ClientSecretId.make("ci")]))).toEqual([]);
});

it("expired secrets are listed last, and the order stays otherwise", () => {
  const secrets = [secret("new", 1, 90), secret("gone", 2, -1), secret("old", 3), secret("older", 4, -5)];
  expect(aliases(expiredLast(secrets, now))).toEqual(["new", "old", "gone", "older"]);
});
