/** Starts the platform and the built console. */
import { NodeRuntime } from "@effect/platform-node";
import { Cause, Console, Effect, Logger } from "effect";
import { explanation, startPlatform } from "#platform/server/startPlatform.ts";

startPlatform.pipe(
  Effect.tapError((error) => Console.error(explanation(error))),
  Effect.tapDefect((cause) => Console.error(Cause.pretty(cause))),
  Effect.provide(process.stdout.isTTY ? Logger.pretty : Logger.logFmt),
  NodeRuntime.runMain({ disableErrorReporting: true, disablePrettyLogger: true }),
);
