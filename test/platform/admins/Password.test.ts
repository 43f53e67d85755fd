import { Duration, Effect, Redacted } from "effect";
import { expect } from "vitest";
import { hashPassword, verifyPassword } from "#platform/admins/Password.ts";
import { itEffect } from "#test/support/itEffect.ts";

const password = Redacted.make("correct horse Ångström");

itEffect(
  "a hash matches its password in every Unicode form, and no other password",
  Effect.fn(function* () {
    const hash = yield* hashPassword(password);
    const verify = (text: string) => verifyPassword(Redacted.make(text), hash);
    expect(yield* verify("correct horse Ångström")).toBe(true);
    expect(yield* verify("correct horse Ångström".normalize("NFD"))).toBe(true);
    expect(yield* verify("correct horse ångström")).toBe(false);
    expect(yield* verify("")).toBe(false);
  }),
);

itEffect(
  "hashes are salted: the same password gets a different hash each time",
  Effect.fn(function* () {
    const [one, two] = yield* Effect.all([hashPassword(password), hashPassword(password)]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  }),
);

itEffect(
  "no password matches a missing hash",
  Effect.fn(function* () {
    expect(yield* verifyPassword(password, null)).toBe(false);
    expect(yield* verifyPassword(Redacted.make(""), "")).toBe(false);
  }),
);

itEffect(
  "a missing hash takes about as long as a wrong password",
  Effect.fn(function* () {
    const hash = yield* hashPassword(password);
    const millisOf = (against: string | null) =>
      Effect.map(Effect.timed(verifyPassword(Redacted.make("wrong"), against)), ([duration]) =>
        Duration.toMillis(duration),
      );
    expect(yield* millisOf(null)).toBeGreaterThan((yield* millisOf(hash)) / 4);
  }),
);

itEffect(
  "verification reads the parameters from the hash, so that they can be raised later",
  Effect.fn(function* () {
    const old = "$scrypt$ln=4,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$";
    const { scryptSync } = yield* Effect.promise(() => import("node:crypto"));
    const key = scryptSync("old", Buffer.from("c2FsdHNhbHRzYWx0c2FsdA", "base64"), 32, { N: 16, r: 8, p: 1 });
    const hash = `${old}${key.toString("base64").replaceAll("=", "")}`;
    expect(yield* verifyPassword(Redacted.make("old"), hash)).toBe(true);
  }),
);
