/** Addresses of other servers. Error messages do not quote an address, since it may contain a password. */
import { Config, ConfigError, Either, Redacted } from "effect";
import { isLoopback } from "#platform/server/loopback.ts";
import { addressesIn } from "#platform/database/writableServer.ts";

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
const serverUrl = (name: string, example: string, faultOf: (text: string) => string | undefined) =>
  Config.nonEmptyString(name).pipe(
    Config.mapOrFail((text) => {
      const fault = faultOf(text);
      return fault === undefined
        ? Either.right(Redacted.make(text))
        : Either.left(ConfigError.InvalidData([], `${fault}; for example ${example}`));
    }),
  );

const faultInDatabase = (text: string) => {
  const addresses = addressesIn(text);
  const faults = addresses.map((address) =>
    faultIn(address, ["postgresql", "postgres"], addresses.length > 1),
  );
  const fault = faults.find((each) => each !== undefined);
  if (fault !== undefined) return fault;
  const needed = new URL(addresses[0] ?? "").searchParams.get("target_session_attrs") ?? "read-write";
  return /^(read-write|primary)$/.test(needed) ? undefined : "target_session_attrs must be read-write";
};

/** One server, or several that are separated by commas. A parameter may name a Unix socket as the server. */
export const databaseUrl = serverUrl(
  "DATABASE_URL",
  "postgresql://user:password@db.example.org:5432/console",
  faultInDatabase,
);

/** Whether another machine's database is spoken to without TLS. Paths are Unix sockets. */
export const isOpenToReaders = (url: Redacted.Redacted): boolean =>
  addressesIn(Redacted.value(url)).some((address) => {
    const { hostname, searchParams } = new URL(address);
    const host = decodeURIComponent(searchParams.get("host") ?? hostname);
    const isHere = host === "" || host.startsWith("/") || isLoopback(host);
    const { ssl = "", sslmode = ssl } = Object.fromEntries(searchParams);
    return !isHere && !/^(true|1|prefer|require|verify-ca|verify-full|no-verify)$/.test(sslmode);
  });

export const databaseReadUrl = serverUrl(
  "DATABASE_READ_URL",
  "postgresql://user:password@standby.example.org:5432/console",
  (text) =>
    addressesIn(text).length > 1 ? "must name one server" : faultIn(text, ["postgresql", "postgres"], false),
);

export const smtpUrl = serverUrl("SMTP_URL", "smtps://user:password@mail.example.org", (text) =>
  faultIn(text, ["smtps", "smtp"], true),
);
