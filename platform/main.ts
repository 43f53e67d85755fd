/** Starts the platform and the built console. */
import { runMain } from "@effect/platform-node/NodeRuntime";
import { Cause, Console, Effect, Logger } from "effect";
import { explanation, startPlatform } from "#platform/server/startPlatform.ts";

const text = process.stdout.isTTY ? Logger.pretty : Logger.logFmt;

startPlatform.pipe(
  Effect.tapError((error) => Console.error(explanation(error))),
  Effect.tapDefect((cause) => Console.error(Cause.pretty(cause))),
  // The start itself refuses any other value.
  Effect.provide(process.env["PLATFORM_LOG"] === "json" ? Logger.json : text),
  runMain({ disableErrorReporting: true, disablePrettyLogger: true }),
);
