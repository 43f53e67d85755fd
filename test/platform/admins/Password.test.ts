import { scryptSync } from "node:crypto";
import { Effect, Layer, Redacted } from "effect";
import { expect } from "vitest";
import { hashPassword, PasswordCost, verifyPassword } from "#platform/admins/Password.ts";
import { itEffect, itEffectWith } from "#test/support/itEffect.ts";
import { cheaply } from "#test/support/testConfig.ts";

const password = Redacted.make("correct horse Ångström");

const itAtSomeCost = itEffectWith(Layer.succeed(PasswordCost, { ln: 14, r: 8, p: 2 }));
const itCheaply = itEffectWith(Layer.succeed(PasswordCost, { ln: 4, r: 8, p: 1 }));

itCheaply("a hash matches its password in every Unicode form, and no other password", function* () {
  const hash = yield* hashPassword(password);
  const verify = (text: string) => verifyPassword(Redacted.make(text), hash);
  expect(yield* verify("correct horse Ångström")).toBe(true);
  expect(yield* verify("correct horse Ångström".normalize("NFD"))).toBe(true);
  expect(yield* verify("correct horse ångström")).toBe(false);
  expect(yield* verify("")).toBe(false);
});

itEffect("hashes are salted: the same password gets a different hash each time", function* () {
  expect(yield* hashPassword(password)).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  const [one, two] = yield* cheaply(Effect.all([hashPassword(password), hashPassword(password)]));
  expect(one).not.toBe(two);
});

itAtSomeCost("a missing hash is about as much work as a wrong password", function* () {
  const hash = yield* hashPassword(password);
  // The processor's time, which does not depend on what else the machine does.
  const workOf = (against: string | null) =>
    Effect.gen(function* () {
      const before = process.cpuUsage();
      expect(yield* verifyPassword(Redacted.make(""), against)).toBe(false);
      return process.cpuUsage(before).user;
    });
  yield* workOf("");
  expect(yield* workOf(null)).toBeGreaterThan((yield* workOf(hash)) / 4);
});

itEffect("verification reads the parameters from the hash, so that they can be raised later", function* () {
  const salt = "c2FsdHNhbHRzYWx0c2FsdA";
  const key = scryptSync("old", Buffer.from(salt, "base64"), 32, { N: 16, r: 8, p: 1 }).toString("base64");
  const hash = `$scrypt$ln=4,r=8,p=1$${salt}$${key.replaceAll("=", "")}`;
  expect(yield* verifyPassword(Redacted.make("old"), hash)).toBe(true);
});
