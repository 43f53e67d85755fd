/** Password hashes: scrypt with the parameters of OWASP's Password Storage Cheat Sheet (32 MiB per hash). */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { Context, Effect, Redacted } from "effect";

const saltBytes = 16;
const keyBytes = 32;

interface Cost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** Of new hashes. Tests of other things take a cheap one. */
export class PasswordCost extends Context.Reference<PasswordCost>()("platform/PasswordCost", {
  defaultValue: (): Cost => ({ ln: 15, r: 8, p: 3 }),
}) {}

/** Node cannot stop a hash, even if its request is over. The other two threads of its pool compress answers. */
const threads = Effect.unsafeMakeSemaphore(2);

const derive = (password: Redacted.Redacted, salt: Buffer, { ln, r, p }: Cost) =>
  Effect.async<Buffer>((resume) => {
    const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
    scrypt(Redacted.value(password).normalize("NFKC"), salt, keyBytes, options, (error, key) =>
      resume(error ? Effect.die(error) : Effect.succeed(key)),
    );
  }).pipe(Effect.uninterruptible, threads.withPermits(1));

const format = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** The hash contains its parameters. */
export const hashPassword = Effect.fn("hashPassword")(function* (password: Redacted.Redacted) {
  const parameters = yield* PasswordCost;
  const salt = randomBytes(saltBytes);
  const key = yield* derive(password, salt, parameters);
  const [salt64, key64] = [salt, key].map((bytes) => bytes.toString("base64").replaceAll("=", ""));
  return `$scrypt$ln=${parameters.ln},r=${parameters.r},p=${parameters.p}$${salt64}$${key64}`;
});

/** Without a hash it does the same work and returns false, so timing does not reveal whether an address is known. */
export const verifyPassword = Effect.fn("verifyPassword")(function* (
  password: Redacted.Redacted,
  hash: string | null,
) {
  const [, ln, r, p, salt, expected] = format.exec(hash ?? "") ?? [];
  if (salt === undefined || expected === undefined) {
    yield* derive(password, Buffer.alloc(saltBytes), yield* PasswordCost);
    return false;
  }
  const key = yield* derive(password, Buffer.from(salt, "base64"), {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(key, Buffer.from(expected, "base64"));
});
