/** Addresses of other servers. Error messages do not quote an address, since it may contain a password. */
import { Either, Redacted } from "effect";
import { isLoopback } from "#platform/server/loopback.ts";

const unencoded =
  "is not readable: special characters of user and password (such as @ : / ? # %) must be percent-encoded, and a port is a number up to 65535";

const isEncoded = (part: string) => {
  try {
    return decodeURIComponent(part) !== undefined;
  } catch {
    return false;
  }
};

const faultIn = (text: string, schemes: ReadonlyArray<string>): string | undefined => {
  if (!schemes.some((scheme) => text.startsWith(`${scheme}://`)))
    return `must start with ${schemes.join(":// or ")}://`;
  if (!URL.canParse(text)) return unencoded;
  const { username, password, pathname, search, hash } = new URL(text);
  // An unencoded / ? or # ends the password early, so the @ before the server comes too late.
  const isCut = `${pathname}${search}${hash}`.includes("@");
  return isCut || ![username, password, pathname].every(isEncoded) ? unencoded : undefined;
};

/** Not by `Config.redacted`, which would hide the reason of a refusal as well. */
const serverUrl =
  (example: string, faultOf: (text: string) => string | undefined) =>
  (text: string): Either.Either<Redacted.Redacted, string> => {
    const fault = faultOf(text);
    return fault === undefined
      ? Either.right(Redacted.make(text))
      : Either.left(`${fault}; for example ${example}`);
  };

/** After a password, which may have commas too. */
const severalServers = /^\w+:\/\/[^/?#]*,[^/?#@]*(?:[/?#]|$)/;

/** A parameter may name a Unix socket as the server. */
export const readDatabaseUrl = serverUrl("postgresql://user:password@db.example.org:5432/console", (text) =>
  severalServers.test(text)
    ? "must name one server: an address that always leads to the one that takes writes"
    : faultIn(text, ["postgresql", "postgres"]),
);

/** Whether another machine's database is spoken to without TLS. Paths are Unix sockets. */
export const isOpenToReaders = (url: Redacted.Redacted): boolean => {
  const { hostname, searchParams } = new URL(Redacted.value(url));
  const host = decodeURIComponent(searchParams.get("host") ?? hostname);
  const isHere = host === "" || host.startsWith("/") || isLoopback(host);
  const { ssl = "", sslmode = ssl } = Object.fromEntries(searchParams);
  return !isHere && !/^(true|1|prefer|require|verify-ca|verify-full|no-verify)$/.test(sslmode);
};

export const readSmtpUrl = serverUrl(
  "smtps://user:password@mail.example.org",
  (text) =>
    faultIn(text, ["smtps", "smtp"]) ?? (new URL(text).hostname === "" ? "names no server" : undefined),
);
