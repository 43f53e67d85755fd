/** All calls of the contract as one value: the same for serving, for the client's fetch in tests, and for e2e. */
import { HttpApiBuilder, HttpApp, type HttpRouter, HttpServer } from "@effect/platform";
import { Effect, Layer } from "effect";
import { adminsHttp } from "#platform/admins/AdminsHttp.ts";
import { AdminsStore } from "#platform/admins/AdminsStore.ts";
import { Invitations } from "#platform/admins/Invitations.ts";
import { Mailer } from "#platform/admins/Mailer.ts";
import { authenticationLayer } from "#platform/api/Authentication.ts";
import { Idempotency } from "#platform/api/Idempotency.ts";
import { problemsLayer } from "#platform/api/problems.ts";
import { appsHttp } from "#platform/apps/AppsHttp.ts";
import { AppsStore } from "#platform/apps/AppsStore.ts";
import { clientSecretsHttp } from "#platform/client-secrets/ClientSecretsHttp.ts";
import { ClientSecretsStore } from "#platform/client-secrets/ClientSecretsStore.ts";
import { metricsHttp } from "#platform/metrics/MetricsHttp.ts";
import { MetricsStore } from "#platform/metrics/MetricsStore.ts";
import { themesHttp } from "#platform/themes/ThemesHttp.ts";
import { ThemesStore } from "#platform/themes/ThemesStore.ts";
import { Api } from "#schemas/Api.ts";

const stores = Layer.mergeAll(
  AdminsStore.layer,
  ClientSecretsStore.layer,
  Idempotency.layer,
  MetricsStore.layer,
  ThemesStore.layer,
).pipe(Layer.provideMerge(AppsStore.layer));

const groups = Layer.mergeAll(adminsHttp, appsHttp, clientSecretsHttp, metricsHttp, themesHttp).pipe(
  Layer.provide(authenticationLayer),
  Layer.provide(stores),
);

/** What `HttpApiBuilder.httpApp` makes a request handler of. */
export const apiLayer = Layer.mergeAll(
  HttpApiBuilder.api(Api).pipe(Layer.provide(groups)),
  problemsLayer,
  HttpApiBuilder.Router.Live,
  HttpApiBuilder.Middleware.layer,
  HttpServer.layerContext,
);

/** Mails the invitations that are due, in the background. */
export const invitationsLayer = Invitations.worker.pipe(
  Layer.provide(Invitations.layer),
  Layer.provide(Mailer.layer),
);

/** The API as a function from Request to Response, until the scope closes. */
export const webHandler = Effect.gen(function* () {
  const httpApp = yield* HttpApiBuilder.httpApp;
  const runtime = yield* Effect.runtime<HttpRouter.HttpRouter.DefaultServices>();
  return HttpApp.toWebHandlerRuntime(runtime)(httpApp);
});
