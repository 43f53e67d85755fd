/** What the platform is told from outside: environment variables, decoded once, at start. */
import { Config, Context, Effect, Layer, type Option, type Redacted } from "effect";

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

const env = Effect.gen(function* () {
  const listenPort = yield* port.pipe(Config.withDefault(8080));
  return {
    port: listenPort,
    host: yield* Config.string("HOST").pipe(Config.withDefault("localhost")),
    origin: yield* Config.string("PUBLIC_ORIGIN").pipe(Config.withDefault(`http://localhost:${listenPort}`)),
    dataDir: yield* Config.string("DATA_DIR").pipe(Config.withDefault(".data")),
    databaseUrl: yield* Config.redacted("DATABASE_URL").pipe(Config.option),
    smtpUrl: yield* Config.redacted("SMTP_URL").pipe(Config.option),
    mailFrom: yield* Config.nonEmptyString("MAIL_FROM").pipe(Config.option),
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
