/** `npm run admin`: one command of the operator on the database that the configuration names. */
import { NodeRuntime } from "@effect/platform-node";
import { Console, Effect, Layer, Logger } from "effect";
import { AdminsStore } from "#platform/admins/AdminsStore.ts";
import { operate } from "#platform/admins/operator.ts";
import { databaseWith } from "#platform/database/Database.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { explanation } from "#platform/server/startPlatform.ts";

operate(process.argv.slice(2)).pipe(
  Effect.flatMap(Console.log),
  Effect.provide(AdminsStore.layer.pipe(Layer.provideMerge(databaseWith(Layer.empty)))),
  Effect.provide(PlatformConfig.layer),
  Effect.tapError((error) => Console.error(explanation(error as Error))),
  Effect.provide(Logger.logFmt),
  NodeRuntime.runMain({ disableErrorReporting: true, disablePrettyLogger: true }),
);
