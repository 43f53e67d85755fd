/** Signing keys of a file that the operator keeps: RSA private keys in PEM. The first one signs, the others are published. */
import { createPrivateKey, type JsonWebKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { Array, Either, Redacted } from "effect";

const block = /-----BEGIN (?:RSA )?PRIVATE KEY-----[^-]+-----END (?:RSA )?PRIVATE KEY-----/g;

/** RFC 7518, 3.3. */
const minBits = 2048;

const readKey = (pem: string): JsonWebKey => {
  const key = createPrivateKey(pem).export({ format: "jwk" });
  const bits = 8 * Buffer.from(key.n ?? "", "base64url").length;
  if (key.kty !== "RSA" || bits < minBits) throw new RangeError("unsuitable key");
  return key;
};

/** The message says nothing of the content. */
export const readSigningKeys = (
  path: string,
): Either.Either<Redacted.Redacted<ReadonlyArray<JsonWebKey>>, string> =>
  Either.try({
    try: () => {
      const keys = (readFileSync(path, "utf8").match(block) ?? []).map(readKey);
      if (keys.length === 0) throw new RangeError("no key");
      // A key that was copied to the top is there twice.
      return Redacted.make(Array.dedupeWith(keys, (one, other) => one.n === other.n));
    },
    catch: () => `must be a readable file of RSA private keys in PEM, each of ${minBits} bits or more`,
  });
