/** The platform's configuration: environment variables, decoded once at start. */
import { statSync } from "node:fs";
import {
  Array,
  Config,
  ConfigError,
  ConfigProvider,
  Context,
  Effect,
  Either,
  Layer,
  Option,
  Schema,
} from "effect";
import { readSigningKeys } from "#platform/oidc/signingKeysFile.ts";
import { isLoopback } from "#platform/server/loopback.ts";
import { loopbackNetworks, networksOf } from "#platform/server/networks.ts";
import { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { readDatabaseUrl, readSmtpUrl } from "./serverUrls.ts";

/** A variable's value, or why its text is refused. An empty variable counts as missing. */
const variable = <A>(name: string, read: (text: string) => Either.Either<A, string>) =>
  Config.nonEmptyString(name).pipe(
    Config.mapOrFail((text) => Either.mapLeft(read(text), (fault) => ConfigError.InvalidData([], fault))),
  );

const readBy = <A>(name: string, read: (text: string) => Option.Option<A>, message: string) =>
  variable(name, (text) => Either.fromOption(read(text), () => message));

const matching = (name: string, fits: (text: string) => boolean, message: string) =>
  readBy(name, Option.liftPredicate(fits), message);

const oneOf = <const Word extends string>(name: string, ...words: ReadonlyArray<Word>) => {
  const listed = words.join(", ").replace(/, (?=\w+$)/, " or ");
  return readBy(name, (text) => Array.findFirst(words, (word) => word === text), `must be ${listed}`);
};

const wholeNumber = (name: string, max: number, message: string) =>
  Config.map(
    matching(name, (text) => /^\d{1,9}$/.test(text) && Number(text) <= max, message),
    Number,
  );

const port = (name: string) =>
  wholeNumber(name, 65_535, "must be a port number from 0 (any free one) to 65535");

const keepAlive = wholeNumber("KEEP_ALIVE_SECONDS", 3600, "must be a whole number of seconds from 0 to 3600");

const usersPerApp = wholeNumber(
  "PLATFORM_USERS_PER_APP",
  1_000_000,
  "must be a whole number from 0 to 1000000",
);

const publicOrigin = matching(
  "PUBLIC_ORIGIN",
  (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
  "must be an origin such as https://console.example.org, with nothing after it",
);

/** The folder has to exist only if it is configured: in development there may be no build. */
const consoleDir = matching(
  "CONSOLE_DIR",
  (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
  "must be the folder of the built console, and there is no such folder",
);

const appName = matching(
  "APP_NAME",
  (text) => /^[^\p{C}]*[^\p{C}\s][^\p{C}]*$/u.test(text),
  "must be a name in one line",
);

const flag = (name: string) =>
  Config.map(
    matching(name, (text) => /^(true|yes|on|1|false|no|off|0)$/.test(text), "must be true or false"),
    (text) => /^(true|yes|on|1)$/.test(text),
  );

const mailFrom = matching(
  "MAIL_FROM",
  (text) => /^[^\s@<>]+@[^\s@<>]+$/.test(text),
  "must be an address such as no-reply@example.org",
);

const mailbox = /^(?<firstName>.+)\s(?<lastName>\S+)\s*<(?<email>[^<>]+)>$/u;

/** `Ada Winter <ada@example.org>` */
export const readMailbox = (text: string) =>
  Schema.decodeUnknownOption(AdminInvitation)({ ...mailbox.exec(text.trim())?.groups });

const firstAdmin = readBy("PLATFORM_FIRST_ADMIN", readMailbox, "must be like Ada Winter <ada@example.org>");

const trustedProxies = readBy(
  "PLATFORM_TRUSTED_PROXIES",
  networksOf,
  "must be addresses or networks with commas between, such as 10.0.0.5, 192.0.2.0/24",
);

const fromEnvironment = Effect.gen(function* () {
  const listenPort = yield* port("PORT").pipe(Config.withDefault(8080));
  const host = yield* Config.nonEmptyString("HOST").pipe(Config.withDefault("localhost"));
  const origin = yield* publicOrigin.pipe(Config.withDefault(`http://localhost:${listenPort}`));
  const first = yield* firstAdmin.pipe(Config.option);
  const database = yield* Config.option(variable("DATABASE_URL", readDatabaseUrl));
  const engine = yield* Config.option(oneOf("DATABASE_ENGINE", "citus", "postgresql"));
  if (Option.isNone(database) && Option.isSome(engine))
    return yield* Effect.fail(ConfigError.InvalidData(["DATABASE_ENGINE"], "needs DATABASE_URL"));
  const prometheusPort = yield* Config.option(port("PLATFORM_PROMETHEUS_PORT"));
  if (listenPort !== 0 && Option.contains(prometheusPort, listenPort))
    return yield* Effect.fail(
      ConfigError.InvalidData(["PLATFORM_PROMETHEUS_PORT"], "must be another port than PORT"),
    );
  const isLocalOnly = isLoopback(host) && isLoopback(new URL(origin).hostname);
  return {
    /** TCP port to listen on; 0 picks a free one. */
    port: listenPort,
    /** Interface to listen on. */
    host,
    /** How long an idle connection stays open: longer than at common load balancers (60 s), which reuse it. */
    keepAliveSeconds: yield* keepAlive.pipe(Config.withDefault(65)),
    /** Port of the figures for Prometheus; without one there are none. */
    prometheusPort,
    /** Lines of the log. */
    log: yield* oneOf("PLATFORM_LOG", "text", "json").pipe(Config.withDefault("text")),
    /** Origin that browsers use, without a trailing slash. */
    origin,
    /** Name of the application: in `/config.json`, the pages that the platform serves, and mails. */
    appName: yield* appName.pipe(Config.withDefault("Wellbeing Console")),
    /** Whether the console's overview asks for the active users of each app: in `/config.json`. */
    overviewActivity: yield* flag("OVERVIEW_ACTIVITY").pipe(Config.withDefault(true)),
    /** `oidc.dpop` of `/config.json`. While it is required, the provider gives no tokens without a key. */
    dpop: yield* oneOf("PLATFORM_DPOP", "required", "auto", "off").pipe(Config.withDefault("required")),
    /** Folder for the embedded database, the mails and the lock file. */
    dataDir: yield* Config.nonEmptyString("DATA_DIR").pipe(Config.withDefault(".data")),
    /** PostgreSQL instead of the embedded database. */
    databaseUrl: database,
    /** Whether users are distributed over the servers of Citus; by default, if an empty database has this extension. */
    databaseEngine: engine,
    /** SMTP server for mails; without one they are written into the data folder as `.eml` files. */
    smtpUrl: yield* Config.option(variable("SMTP_URL", readSmtpUrl)),
    /** Sender of mails; by default `no-reply` at the origin's host. */
    mailFrom: yield* Config.option(mailFrom),
    /** Whether an empty database gets the demo data, including an administrator with a published password. */
    demo: yield* flag("PLATFORM_DEMO").pipe(Config.withDefault(isLocalOnly && Option.isNone(first))),
    /** The person to invite at start while no administrator has a password. */
    firstAdmin: first,
    /** Users per demo app. */
    usersPerApp: yield* usersPerApp.pipe(Config.withDefault(2000)),
    /** Folder of the built console. */
    consoleDir: yield* consoleDir.pipe(Config.withDefault("dist")),
    /** Private keys that sign tokens, instead of those in the database; the first one signs. */
    signingKeys: yield* Config.option(variable("PLATFORM_SIGNING_KEYS", readSigningKeys)),
    /** Networks of the proxies whose `X-Forwarded-For` is trusted. */
    trustedProxies: yield* trustedProxies.pipe(Config.withDefault(loopbackNetworks)),
  };
});

export class PlatformConfig extends Context.Tag("platform/PlatformConfig")<
  PlatformConfig,
  Readonly<Effect.Effect.Success<typeof fromEnvironment>>
>() {
  static readonly layer = Layer.effect(PlatformConfig, fromEnvironment);
}

/** The names of all variables: those that are read where none is set. */
const variables = Effect.suspend(() => {
  const names = new Set<string>();
  const provider = ConfigProvider.mapInputPath(ConfigProvider.fromMap(new Map()), (name) => {
    names.add(name);
    return name;
  });
  return Effect.as(Effect.withConfigProvider(fromEnvironment, provider), names);
});

const prefixes = /^(PLATFORM|PUBLIC|DATABASE|SMTP|MAIL)_/;

/** Variables that are probably meant for the platform and not known to it. */
export const unknownVariables = (environment: Readonly<Record<string, unknown>>) =>
  Effect.map(variables, (known) =>
    Object.keys(environment).filter((name) => prefixes.test(name) && !known.has(name)),
  );
