/** The platform as a middleware of another server, such as Vite's, under that server's origin. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect, Exit, Scope } from "effect";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { mountPlatform } from "./PlatformServer.ts";
import { preparedDatabase } from "./preparedDatabase.ts";

export const embedPlatform = async (origin: string) => {
  const scope = await Effect.runPromise(Scope.make());
  const config = Effect.map(PlatformConfig, (fromEnv) => ({ ...fromEnv, origin }));
  const { handle } = await mountPlatform(preparedDatabase).pipe(
    Effect.provideServiceEffect(PlatformConfig, config),
    Effect.provide(PlatformConfig.layer),
    Scope.extend(scope),
    Effect.runPromise,
  );
  return {
    middleware: (req: IncomingMessage, res: ServerResponse, next: () => void) =>
      handle(req, res, () => next()),
    close: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  };
};
