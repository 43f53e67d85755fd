/** The contract: every call between the console and the platform. */
import { HttpApi, OpenApi } from "@effect/platform";
import { AdminsApi } from "./admins/AdminsApi.ts";
import { AppsApi } from "./apps/AppsApi.ts";
import { ClientSecretsApi } from "./client-secrets/ClientSecretsApi.ts";
import { Unexpected } from "./errors.ts";
import { MetricsApi } from "./metrics/MetricsApi.ts";
import { ThemesApi } from "./themes/ThemesApi.ts";

// HttpApi.make declares a 400 for input that does not decode. The platform answers Invalid instead, so the contract
// replaces that error; a test checks that the platform does too.
const empty = Object.assign(HttpApi.make("platform"), {
  errorSchema: Unexpected,
  // The type of HttpApi.make still names the error that the line above replaces.
}) as unknown as HttpApi.HttpApi<"platform", never, Unexpected>;

export class Api extends empty
  .add(AppsApi)
  .add(ClientSecretsApi)
  .add(AdminsApi)
  .add(ThemesApi)
  .add(MetricsApi)
  .prefix("/api/v1")
  .annotate(OpenApi.Title, "Wellbeing platform")
  .annotate(OpenApi.Version, "1") {}
