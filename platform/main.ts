/** Starts the platform and the built console. */
import { NodeRuntime } from "@effect/platform-node";
import { Cause, Console, Effect, Logger, Option } from "effect";
import { databaseFailure } from "#platform/database/startFailure.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { announce } from "#platform/server/announce.ts";
import { servePlatform } from "#platform/server/PlatformServer.ts";
import { preparedDatabase } from "#platform/server/preparedDatabase.ts";

const main = Effect.gen(function* () {
  yield* Console.log("Starting the platform …");
  const { origin, context } = yield* servePlatform(preparedDatabase);
  yield* Effect.provide(announce(origin), context);
  return yield* Effect.never;
});

/** Node tries several addresses; its AggregateError has no message. */
const reasonOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? `: ${cause.message}` : "";
};

/** Prints expected errors without a stack, since the operator can fix them. */
const explain = (error: {
  readonly message: string;
  readonly cause?: unknown;
  readonly path?: ReadonlyArray<string>;
}) => {
  const variable = error.path === undefined ? "" : `${error.path.join("_")}: `;
  return Console.error(`${variable}${error.message}${reasonOf(error.cause)}`);
};

main.pipe(
  Effect.scoped,
  Effect.catchAllCause((cause) =>
    Effect.flatMap(PlatformConfig, (config) =>
      Effect.failCause(
        Option.match(databaseFailure(cause, config), { onNone: () => cause, onSome: Cause.fail }),
      ),
    ),
  ),
  Effect.provide(PlatformConfig.layer),
  Effect.tapError(explain),
  Effect.tapDefect((cause) => Console.error(Cause.pretty(cause))),
  Effect.provide(process.stdout.isTTY ? Logger.pretty : Logger.logFmt),
  NodeRuntime.runMain({ disableErrorReporting: true, disablePrettyLogger: true }),
);
