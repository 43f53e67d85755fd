/** A password's hash with parameters that take no time, as a hash brings its own: the tests sign in hundreds of times. */
import { scryptSync } from "node:crypto";

export const quickHash = (password: string) => {
  const salt = Buffer.alloc(16);
  const key = scryptSync(password, salt, 32, { N: 2 ** 4, r: 8, p: 1 });
  const [salt64, key64] = [salt, key].map((bytes) => bytes.toString("base64").replaceAll("=", ""));
  return `$scrypt$ln=4,r=8,p=1$${salt64}$${key64}`;
};
