/** What an app's secrets ask of an administrator. */
import { DateTime } from "effect";
import { expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { type ClientSecret, ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { attentionOf } from "#src/domain/client-secrets/attention.ts";

const now = DateTime.unsafeMakeZoned("2026-11-25T12:00:00Z", { timeZone: "Europe/Berlin" });

/** `age` and `left` in days; without `left`, the secret never expires. */
const secret = (alias: string, age: number, left?: number): ClientSecret => ({
  id: ClientSecretId.make(alias),
  appId: AppId.make("app_1"),
  alias,
  creationDate: DateTime.toUtc(DateTime.subtract(now, { days: age })),
  ...(left !== undefined && { expirationDate: DateTime.toUtc(DateTime.add(now, { days: left })) }),
});
const asked = (secrets: ReadonlyArray<ClientSecret>, replaced: ReadonlyArray<string> = []) => {
  const { at, ...rest } = attentionOf(secrets, now, new Set(replaced.map((id) => ClientSecretId.make(id))));
  return { at: at && DateTime.formatIsoDateUtc(at), ...rest };
};

it.each([
  ["no secret at all", [], { state: "none", at: undefined, due: 0, old: 0 }],
  ["one that never expires", [secret("ci", 9)], { state: "valid", at: undefined, due: 0, old: 0 }],
  ["one that expires in 15 days", [secret("ci", 9, 15)], { state: "valid", at: undefined, due: 0, old: 0 }],
  [
    "two that expire soon",
    [secret("ci", 9, 14), secret("web", 9, 3)],
    { state: "soon", at: "2026-11-28", due: 2, old: 0 },
  ],
  [
    "one that expires soon and one that expired a year ago",
    [secret("pilot", 700, -365), secret("ci", 9, 9)],
    { state: "soon", at: "2026-12-04", due: 1, old: 1 },
  ],
  [
    "an expired one beside a valid one",
    [secret("pilot", 700, -1), secret("ci", 9, 90)],
    { state: "valid", at: undefined, due: 0, old: 1 },
  ],
  [
    "only expired ones",
    [secret("pilot", 700, -365), secret("ci", 90, -1)],
    { state: "expired", at: "2026-11-24", due: 0, old: 0 },
  ],
  [
    "one that expires soon after its rotation",
    [secret("ci", 90, 9), secret("ci-2", 1, 90)],
    { state: "valid", at: undefined, due: 0, old: 0 },
  ],
  [
    "one whose successor has expired first",
    [secret("ci", 90, 9), secret("ci-2", 60, -1)],
    { state: "soon", at: "2026-12-04", due: 1, old: 1 },
  ],
])("%s", (_what, secrets, expected) => {
  expect(asked(secrets)).toEqual(expected);
});

it("a successor may have another alias, if the rotation is remembered", () => {
  const secrets = [secret("ci", 90, 9), secret("production", 1, 90)];
  expect(asked(secrets).state).toBe("soon");
  expect(asked(secrets, ["ci"]).state).toBe("valid");
});
