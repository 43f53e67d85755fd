/** Starts the platform with the console that it hosts. */
import { NodeRuntime } from "@effect/platform-node";
import { Cause, Console, Effect, Logger } from "effect";
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

/** What the person at the terminal can do something about needs no stack. */
const explain = (error: {
  readonly message: string;
  readonly cause?: unknown;
  readonly path?: ReadonlyArray<string>;
}) => {
  const variable = error.path === undefined ? "" : `${error.path.join("_")}: `;
  const reason = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return Console.error(`${variable}${error.message}${reason}`);
};

main.pipe(
  Effect.scoped,
  Effect.provide(PlatformConfig.layer),
  Effect.tapError(explain),
  Effect.tapDefect((cause) => Console.error(Cause.pretty(cause))),
  Effect.provide(process.stdout.isTTY ? Logger.pretty : Logger.logFmt),
  NodeRuntime.runMain({ disableErrorReporting: true, disablePrettyLogger: true }),
);
