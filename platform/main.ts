/** Starts the platform and the built console. */
import { NodeRuntime } from "@effect/platform-node";
import { Cause, Config, Console, Effect, Layer, Logger, Option } from "effect";
import { explanation, startPlatform } from "#platform/server/startPlatform.ts";

/** The start itself refuses any other value. */
const log = Layer.unwrapEffect(
  Effect.map(Effect.option(Config.string("PLATFORM_LOG")), (format) => {
    if (Option.contains(format, "json")) return Logger.json;
    return process.stdout.isTTY ? Logger.pretty : Logger.logFmt;
  }),
);

startPlatform.pipe(
  Effect.tapError((error) => Console.error(explanation(error))),
  Effect.tapDefect((cause) => Console.error(Cause.pretty(cause))),
  Effect.provide(log),
  NodeRuntime.runMain({ disableErrorReporting: true, disablePrettyLogger: true }),
);
