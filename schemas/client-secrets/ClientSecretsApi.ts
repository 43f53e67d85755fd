/** Calls on client secrets. */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform";
import { Schema } from "effect";
import { AppId } from "../apps/App.ts";
import { Authentication } from "../Authentication.ts";
import { Invalid, NotFound } from "../errors.ts";
import { IdempotencyHeaders } from "../headers.ts";
import { inPath } from "../ids.ts";
import { PageOf, PageParams } from "../pages.ts";
import { created } from "../responses.ts";
import {
  AliasTaken,
  ClientSecret,
  ClientSecretId,
  CreatedClientSecret,
  NewClientSecret,
} from "./ClientSecret.ts";

export class ClientSecretsApi extends HttpApiGroup.make("clientSecrets")
  .add(
    HttpApiEndpoint.get("list", "/apps/:appId/tokens")
      .setPath(Schema.Struct({ appId: inPath(AppId) }))
      .setUrlParams(PageParams)
      .addSuccess(PageOf("ClientSecretPage", ClientSecret, "secrets"))
      .addError(NotFound)
      .addError(Invalid)
      .annotate(OpenApi.Summary, "List an app's secrets")
      .annotate(OpenApi.Description, "Newest first, without their values."),
  )
  .add(
    HttpApiEndpoint.post("create", "/apps/:appId/tokens")
      .setPath(Schema.Struct({ appId: inPath(AppId) }))
      .setHeaders(IdempotencyHeaders)
      .setPayload(NewClientSecret)
      .addSuccess(created(CreatedClientSecret))
      .addError(NotFound)
      .addError(AliasTaken)
      .addError(Invalid)
      .annotate(OpenApi.Summary, "Create a secret")
      .annotate(
        OpenApi.Description,
        "The only answer that carries the secret's value: repeated with the same `Idempotency-Key` it carries it again, without a key the repetition gets AliasTaken.",
      ),
  )
  .add(
    HttpApiEndpoint.del("delete", "/apps/:appId/tokens/:id")
      .setPath(Schema.Struct({ appId: inPath(AppId), id: inPath(ClientSecretId) }))
      .addError(NotFound)
      .annotate(OpenApi.Summary, "Delete a secret")
      .annotate(OpenApi.Description, "The secret stops working at once. It cannot be recovered."),
  )
  .middleware(Authentication)
  .annotate(OpenApi.Title, "Client secrets")
  .annotate(OpenApi.Description, "Credentials of customers' apps.") {}
