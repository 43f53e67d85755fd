import { Effect, Redacted } from "effect";
import { expect, it } from "vitest";
import { isSecretToken, newSecretToken } from "#platform/client-secrets/SecretToken.ts";

const token = Redacted.value(Effect.runSync(newSecretToken));

it("reads as a secret of this platform: prefix, 256 bits, checksum", () => {
  expect(token).toMatch(/^wbk_[\w-]{43}_[\w-]{6}$/);
  expect(Buffer.from(token.slice(4, 47), "base64url")).toHaveLength(32);
  expect(isSecretToken(token)).toBe(true);
});

it("shows a typing error in any place", () => {
  for (const [place, character] of token.split("").entries()) {
    const typed = token.slice(0, place) + (character === "A" ? "B" : "A") + token.slice(place + 1);
    expect([place, isSecretToken(typed)]).toEqual([place, false]);
  }
  expect(isSecretToken(token.slice(0, -1))).toBe(false);
});
