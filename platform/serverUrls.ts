/** Addresses of other servers. Error messages do not quote an address, since it may contain a password. */
import { Config, ConfigError, Either, Redacted } from "effect";

const unencoded =
  "is not readable: special characters of user and password (such as @ : / ? # %) must be percent-encoded, and a port is a number up to 65535";

const isEncoded = (part: string) => {
  try {
    return decodeURIComponent(part) !== undefined;
  } catch {
    return false;
  }
};

const faultIn = (text: string, schemes: ReadonlyArray<string>, needsHost: boolean): string | undefined => {
  if (!schemes.some((scheme) => text.startsWith(`${scheme}://`))) return `must start with ${schemes[0]}://`;
  if (!URL.canParse(text)) return unencoded;
  const { username, password, hostname, pathname, search, hash } = new URL(text);
  if (needsHost && hostname === "") return "names no server";
  // An unencoded / ? or # ends the password early, so the @ before the server comes too late.
  const isCut = `${pathname}${search}${hash}`.includes("@");
  return isCut || ![username, password, pathname].every(isEncoded) ? unencoded : undefined;
};

/** The variable's value; `Config.redacted` would hide the reason of a refusal as well. */
const serverUrl = (name: string, schemes: ReadonlyArray<string>, example: string, needsHost: boolean) =>
  Config.nonEmptyString(name).pipe(
    Config.mapOrFail((text) => {
      const fault = faultIn(text, schemes, needsHost);
      return fault === undefined
        ? Either.right(Redacted.make(text))
        : Either.left(ConfigError.InvalidData([], `${fault}; for example ${example}`));
    }),
  );

/** The server may be a Unix socket, which the URL names as a parameter. */
export const databaseUrl = serverUrl(
  "DATABASE_URL",
  ["postgresql", "postgres"],
  "postgresql://user:password@db.example.org:5432/console",
  false,
);

export const smtpUrl = serverUrl(
  "SMTP_URL",
  ["smtps", "smtp"],
  "smtps://user:password@mail.example.org",
  true,
);
