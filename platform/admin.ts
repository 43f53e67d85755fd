/** `npm run admin`: one command of the operator on the database that the configuration names. Events go to stderr. */
import { runMain } from "@effect/platform-node/NodeRuntime";
import { Console, Effect, Layer, Logger } from "effect";
import { AdminsStore } from "#platform/admins/AdminsStore.ts";
import { operate, usage } from "#platform/admins/operator.ts";
import { existingDatabase } from "#platform/database/existingDatabase.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { explanation } from "#platform/server/startPlatform.ts";

const args = process.argv.slice(2);

const command = operate(args).pipe(
  Effect.flatMap(Console.log),
  Effect.provide(AdminsStore.Default.pipe(Layer.provideMerge(existingDatabase))),
  Effect.provide(PlatformConfig.layer),
  Effect.tapError((error) => Console.error(explanation(error))),
  Effect.provide(Logger.replace(Logger.defaultLogger, Logger.withConsoleError(Logger.logfmtLogger))),
);

runMain(/^(?:help|-h|--help)$/.test(args[0] ?? "") ? Console.log(usage) : command, {
  disableErrorReporting: true,
  disablePrettyLogger: true,
});
