/** The contract: every call between the console and the platform. */
import { OpenApi } from "@effect/platform";
import { AdminsApi } from "./admins/AdminsApi.ts";
import { apiPrefix, emptyApi } from "./apiOf.ts";
import { AppsApi } from "./apps/AppsApi.ts";
import { ClientSecretsApi } from "./client-secrets/ClientSecretsApi.ts";
import { MetricsApi } from "./metrics/MetricsApi.ts";
import { ThemesApi } from "./themes/ThemesApi.ts";

export class Api extends emptyApi
  .add(AppsApi)
  .add(ClientSecretsApi)
  .add(AdminsApi)
  .add(ThemesApi)
  .add(MetricsApi)
  .prefix(apiPrefix)
  .annotate(OpenApi.Title, "Wellbeing platform")
  .annotate(OpenApi.Version, "1") {}
