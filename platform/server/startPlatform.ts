/** Starts the platform and the built console; a start that fails is explained to the operator. */
import { Cause, Data, Effect, Option } from "effect";
import { databaseFailure } from "#platform/database/startFailure.ts";
import { PlatformConfig, unknownVariables } from "#platform/PlatformConfig.ts";
import { isOpenToReaders } from "#platform/serverUrls.ts";
import { announce, say } from "./announce.ts";
import { isLoopback } from "./loopback.ts";
import { servePlatform } from "./PlatformServer.ts";
import { preparedDatabase } from "./preparedDatabase.ts";

/** Browsers sign in, and keep keys, only over https or on the machine itself. */
class OriginUnsafe extends Data.TaggedError("OriginUnsafe") {
  override readonly message =
    "PUBLIC_ORIGIN: http works only on this machine (localhost), as browsers keep what the sign-in needs from other pages without TLS. Name an https origin, with a proxy that has a certificate.";
}

const run = Effect.gen(function* () {
  const { databaseUrl, origin: configured } = yield* PlatformConfig;
  const { protocol, hostname } = new URL(configured);
  if (protocol === "http:" && !isLoopback(hostname)) return yield* new OriginUnsafe();
  if (Option.exists(databaseUrl, isOpenToReaders))
    yield* Effect.logWarning(
      "DATABASE_URL: the password and all data go to another machine without TLS. Add ?sslmode=verify-full, and &sslrootcert=/path if its certificate is your own.",
    );
  for (const name of yield* unknownVariables(process.env))
    yield* Effect.logWarning(`${name} is not a variable of the platform, and is ignored`);
  yield* say("Starting the platform …");
  const { origin, context } = yield* servePlatform(preparedDatabase);
  yield* Effect.provide(announce(origin), context);
  return yield* Effect.never;
});

const passwordMissing = "the server asks for a password, and DATABASE_URL has none";

/** Node tries several addresses; its AggregateError has no message. */
const reasonOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  if (!(cause instanceof Error)) return "";
  return `: ${cause.message.replace(/^SASL: .* client password must be .*string$/, passwordMissing)}`;
};

/** An expected error without a stack, since the operator can fix it. */
export const explanation = (error: {
  readonly message: string;
  readonly cause?: unknown;
  readonly path?: ReadonlyArray<string>;
}): string => {
  const variable = error.path === undefined ? "" : `${error.path.join("_")}: `;
  return `${variable}${error.message}${reasonOf(error.cause)}`;
};

export const startPlatform = run.pipe(
  Effect.scoped,
  Effect.catchAllCause((cause) =>
    Effect.flatMap(PlatformConfig, (config) =>
      Effect.failCause(
        Option.match(databaseFailure(cause, config), { onNone: () => cause, onSome: Cause.fail }),
      ),
    ),
  ),
  Effect.provide(PlatformConfig.layer),
);
