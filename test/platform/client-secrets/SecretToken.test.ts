import { Effect, Redacted } from "effect";
import { expect, it } from "vitest";
import { isSecretToken, newSecretToken } from "#platform/client-secrets/SecretToken.ts";

const token = Redacted.value(Effect.runSync(newSecretToken));

it("a token has a prefix, 256 random bits and a checksum", () => {
  expect(token).toMatch(/^wbk_[\w-]{43}_[\w-]{6}$/);
  expect(Buffer.from(token.slice(4, 47), "base64url")).toHaveLength(32);
  expect(isSecretToken(token)).toBe(true);
});

it("the checksum detects one wrong character in any place", () => {
  for (const [place, character] of token.split("").entries()) {
    const mistyped = token.slice(0, place) + (character === "A" ? "B" : "A") + token.slice(place + 1);
    expect([place, isSecretToken(mistyped)]).toEqual([place, false]);
  }
  expect(isSecretToken(token.slice(0, -1))).toBe(false);
});
