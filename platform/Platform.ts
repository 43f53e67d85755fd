/** The whole API as one layer: used by the server, by tests in memory and by e2e. */
import { HttpApiBuilder, HttpServer } from "@effect/platform";
import { Layer } from "effect";
import { adminsHttp } from "#platform/admins/AdminsHttp.ts";
import { AdminsStore } from "#platform/admins/AdminsStore.ts";
import { Mailer } from "#platform/admins/Mailer.ts";
import { MailOutbox } from "#platform/admins/MailOutbox.ts";
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
  AdminsStore.Default,
  ClientSecretsStore.Default,
  Idempotency.Default,
  MetricsStore.Default,
  ThemesStore.Default,
).pipe(Layer.provideMerge(AppsStore.Default));

const groups = Layer.mergeAll(adminsHttp, appsHttp, clientSecretsHttp, metricsHttp, themesHttp).pipe(
  Layer.provide(authenticationLayer),
  Layer.provide(stores),
);

/** The services that `HttpApiBuilder.httpApp` needs. */
export const apiLayer = Layer.mergeAll(
  HttpApiBuilder.api(Api).pipe(Layer.provide(groups)),
  problemsLayer,
  HttpApiBuilder.Router.Live,
  HttpApiBuilder.Middleware.layer,
  HttpServer.layerContext,
);

/** Sends due mails in the background. */
export const mailOutboxLayer = MailOutbox.worker.pipe(
  Layer.provide(MailOutbox.layer),
  Layer.provide(Mailer.layer),
);
