/** Runs the platform in this process: on its own port, or as a middleware of another server. */
import type { SqlClient } from "@effect/sql";
import { Effect, Layer } from "effect";
import { AdminsStore } from "#platform/admins/AdminsStore.ts";
import { operatorEventsLayer } from "#platform/admins/operatorEvents.ts";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import { OidcProvider } from "#platform/oidc/OidcProvider.ts";
import { PasswordQueue } from "#platform/oidc/PasswordQueue.ts";
import { TokenVerifier } from "#platform/oidc/TokenVerifier.ts";
import { apiLayer, mailOutboxLayer } from "#platform/Platform.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { whileServing, whileStarting } from "./health.ts";
import { listen } from "./listen.ts";
import { platformHandler } from "./PlatformHandler.ts";
import { servePrometheus } from "./prometheus.ts";
import { staticHost } from "./StaticHost.ts";

type Database<E> = Layer.Layer<SqlClient.SqlClient, E, PlatformConfig>;

const services = Layer.mergeAll(
  apiLayer,
  mailOutboxLayer,
  operatorEventsLayer,
  OidcProvider.layer,
  PasswordQueue.Default,
).pipe(
  Layer.provideMerge(TokenVerifier.Default),
  Layer.provideMerge(Layer.merge(AdminsStore.Default, OidcKeys.Default)),
);

/** The platform as a middleware until the scope closes. */
export const mountPlatform = <E>(database: Database<E>) =>
  Effect.gen(function* () {
    const context = yield* Layer.build(Layer.provideMerge(services, database));
    return { handle: yield* Effect.provide(platformHandler, context), context };
  });

/** Serves the platform and the built console until the scope closes. Port 0 picks a free one. */
export const servePlatform = Effect.fn("servePlatform")(function* <E>(database: Database<E>) {
  const config = yield* PlatformConfig;
  const { keepAliveSeconds } = config;
  yield* servePrometheus;
  const { port, serve } = yield* listen(config.host, config.port, whileStarting, { keepAliveSeconds });
  const origin = config.origin.replace(/:0$/, `:${port}`);
  const parts = Effect.all([mountPlatform(database), staticHost], { concurrency: "unbounded" });
  const [{ handle, context }, host] = yield* Effect.provideService(parts, PlatformConfig, {
    ...config,
    origin,
  });
  const health = whileServing((req, res) => handle(req, res, (pathname) => host(req, res, pathname)));
  yield* serve(yield* Effect.provide(health, context));
  return { origin, port, context };
});
