/**
 * The value of a client secret: `wbk_`, 256 bits that nobody can guess, `_` and a CRC-32 of everything before it.
 *
 * The prefix lets scanners find leaked secrets. The checksum distinguishes a typing error from a wrong secret.
 * A value has 256 such bits, so a plain SHA-256 is safe to store.
 */
import { createHash, createHmac } from "node:crypto";
import { crc32 } from "node:zlib";
import { Redacted } from "effect";

const checksum = (text: string) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(text));
  return bytes.toString("base64url");
};

/** The same for the same bits. */
export const secretToken = (bits: Buffer): Redacted.Redacted => {
  const body = `wbk_${bits.toString("base64url")}`;
  return Redacted.make(`${body}_${checksum(body)}`);
};

/**
 * The value of the secret that a call has created; the same when the call is repeated. What the platform stores is not
 * enough to make it: of the idempotency key there is only a hash.
 */
export const tokenOfCall = (platformKey: string, secretId: string, idempotencyKey: string) =>
  secretToken(
    createHmac("sha256", platformKey).update(`client secret ${secretId} ${idempotencyKey}`).digest(),
  );

export const hashSecretToken = (token: Redacted.Redacted): Buffer =>
  createHash("sha256").update(Redacted.value(token)).digest();
