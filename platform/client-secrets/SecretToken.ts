/**
 * The value of a client secret: `wbk_`, 256 random bits, `_` and a CRC-32 of what comes before it.
 *
 * The prefix lets scanners find a leaked one, the checksum lets them and us tell a typing error from a wrong secret.
 * With 256 random bits one SHA-256 is enough to keep.
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

export const isSecretToken = (text: string): boolean =>
  /^wbk_[\w-]{43}_[\w-]{6}$/.test(text) && text.slice(-6) === checksum(text.slice(0, -7));

export const hashSecretToken = (token: Redacted.Redacted): Buffer =>
  createHash("sha256").update(Redacted.value(token)).digest();
