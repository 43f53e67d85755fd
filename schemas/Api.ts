/** The contract: every call between the console and the platform. */
import { OpenApi } from "@effect/platform";
import { AdminsApi } from "./admins/AdminsApi.ts";
import { apiPrefix, emptyApi } from "./apiOf.ts";
import { AppsApi } from "./apps/AppsApi.ts";
import { ClientSecretsApi } from "./client-secrets/ClientSecretsApi.ts";
import { completed } from "./completedDocument.ts";
import { MetricsApi } from "./metrics/MetricsApi.ts";
import { ThemesApi } from "./themes/ThemesApi.ts";

// OpenAPI 3.1 has the identifier (SPDX), which the library's type does not know.
const license = { name: "All rights reserved", identifier: "LicenseRef-UNLICENSED" };

export class Api extends emptyApi
  .add(AppsApi)
  .add(ClientSecretsApi)
  .add(AdminsApi)
  .add(ThemesApi)
  .add(MetricsApi)
  .prefix(apiPrefix)
  .annotate(OpenApi.Title, "Wellbeing platform")
  .annotate(OpenApi.Version, "1.1")
  .annotate(OpenApi.License, license)
  .annotate(OpenApi.Servers, [
    {
      url: "{apiBaseUrl}",
      description: "The API base that the console's `/config.json` names",
      variables: { apiBaseUrl: { default: "http://localhost:8080" } },
    },
  ])
  .annotate(OpenApi.Transform, completed) {}
