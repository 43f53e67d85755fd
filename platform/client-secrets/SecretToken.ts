/**
 * The value of a client secret: `wbk_`, 256 random bits, `_` and a CRC-32 of everything before it.
 *
 * The prefix lets scanners find leaked secrets. The checksum distinguishes a typing error from a wrong secret.
 * A value has 256 random bits, so a plain SHA-256 is safe to store.
 */
import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { Effect, Redacted } from "effect";

const checksum = (text: string) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(text));
  return bytes.toString("base64url");
};

export const newSecretToken = Effect.sync(() => {
  const body = `wbk_${randomBytes(32).toString("base64url")}`;
  return Redacted.make(`${body}_${checksum(body)}`);
});

export const hashSecretToken = (token: Redacted.Redacted): Buffer =>
  createHash("sha256").update(Redacted.value(token)).digest();
