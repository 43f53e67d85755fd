/** What the platform is told from outside: environment variables, decoded once, at start. */
import { Config, ConfigError, Context, Effect, Either, Layer, Option, type Redacted, Schema } from "effect";
import { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { isLoopback } from "#platform/server/loopback.ts";

export interface PlatformConfigShape {
  /** TCP port to listen on; 0 takes a free one. */
  readonly port: number;
  /** Interface to listen on. */
  readonly host: string;
  /** Origin under which browsers reach the platform, without a trailing slash. */
  readonly origin: string;
  /** Folder of the embedded database, the mails and the lock. */
  readonly dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: Option.Option<Redacted.Redacted>;
  /** SMTP server for invitations; without one they are written as `.eml` into the data folder. */
  readonly smtpUrl: Option.Option<Redacted.Redacted>;
  /** Address that mails are sent from; by default `no-reply` at the origin's host. */
  readonly mailFrom: Option.Option<string>;
  /** Whether an empty database gets the demo data, whose administrator has a published password. */
  readonly demo: boolean;
  /** Whom to invite as long as no administrator has a password. */
  readonly firstAdmin: Option.Option<AdminInvitation>;
  /** Users per demo app. */
  readonly usersPerApp: number;
  /** Folder of the built console. */
  readonly consoleDir: string;
}

// Config.port refuses 0.
const port = Config.integer("PORT").pipe(
  Config.validate({
    message: "must be a port number from 0 (any free one) to 65535",
    validation: (value) => value >= 0 && value <= 65_535,
  }),
);

const publicOrigin = Config.string("PUBLIC_ORIGIN").pipe(
  Config.validate({
    message: "must be an origin such as https://console.example.org, with nothing after it",
    validation: (value) => URL.canParse(value) && new URL(value).origin === value,
  }),
);

const mailbox = /^(?<firstName>.+)\s(?<lastName>\S+)\s*<(?<email>[^<>]+)>$/u;

const firstAdmin = Config.string("PLATFORM_FIRST_ADMIN").pipe(
  Config.mapOrFail((value) =>
    Either.mapLeft(
      Schema.decodeUnknownEither(AdminInvitation)({ ...mailbox.exec(value.trim())?.groups }),
      () => ConfigError.InvalidData([], "must be like Ada Winter <ada@example.org>"),
    ),
  ),
);

const env = Effect.gen(function* () {
  const listenPort = yield* port.pipe(Config.withDefault(8080));
  const host = yield* Config.string("HOST").pipe(Config.withDefault("localhost"));
  const origin = yield* publicOrigin.pipe(Config.withDefault(`http://localhost:${listenPort}`));
  const first = yield* firstAdmin.pipe(Config.option);
  const isForThisMachine = isLoopback(host) && isLoopback(new URL(origin).hostname);
  return {
    port: listenPort,
    host,
    origin,
    dataDir: yield* Config.string("DATA_DIR").pipe(Config.withDefault(".data")),
    databaseUrl: yield* Config.redacted("DATABASE_URL").pipe(Config.option),
    smtpUrl: yield* Config.redacted("SMTP_URL").pipe(Config.option),
    mailFrom: yield* Config.nonEmptyString("MAIL_FROM").pipe(Config.option),
    demo: yield* Config.boolean("PLATFORM_DEMO").pipe(
      Config.withDefault(isForThisMachine && Option.isNone(first)),
    ),
    firstAdmin: first,
    usersPerApp: yield* Config.integer("PLATFORM_USERS_PER_APP").pipe(Config.withDefault(2000)),
    consoleDir: yield* Config.string("CONSOLE_DIR").pipe(Config.withDefault("dist")),
  };
});

export class PlatformConfig extends Context.Tag("platform/PlatformConfig")<
  PlatformConfig,
  PlatformConfigShape
>() {
  static readonly layer = Layer.effect(PlatformConfig, env);
}
