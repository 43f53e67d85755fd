/** Calls on apps. */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform";
import { Schema } from "effect";
import { Authentication } from "../Authentication.ts";
import { Changed, Invalid, NotFound } from "../errors.ts";
import { etagOf, IdempotencyHeaders, PreconditionHeaders } from "../headers.ts";
import { inPath } from "../ids.ts";
import { PageOf, PageParams } from "../pages.ts";
import { created } from "../responses.ts";
import { Uniqueness } from "../uniqueness.ts";
import { App, AppId, appNameMaxLength, AppNameTaken, AppUpdate, NewApp } from "./App.ts";

export const AppPage = PageOf("AppPage", App, "apps");
export type AppPage = typeof AppPage.Type;

const path = Schema.Struct({ id: inPath(AppId) });

export class AppsApi extends HttpApiGroup.make("apps")
  .add(
    HttpApiEndpoint.get("list", "/apps")
      .setUrlParams(PageParams)
      .addSuccess(AppPage)
      .addError(Invalid)
      .annotate(OpenApi.Summary, "List the apps")
      .annotate(
        OpenApi.Description,
        "All apps, sorted by name. The console requests `page=0&size=10000`. The answer's `ETag` identifies its content: with it as `If-None-Match`, an unchanged page is answered by 304 without a body.",
      )
      .annotate(OpenApi.Override, etagOf("page")),
  )
  .add(
    HttpApiEndpoint.get("isNameUnique", "/apps/is_app_name_unique")
      .setUrlParams(
        Schema.Struct({
          appName: Schema.NonEmptyString.annotations({
            description: `The name to check: 1 to ${appNameMaxLength} characters after trimming`,
            message: () => "must not be empty",
            examples: ["Vital Steps"],
          }),
        }),
      )
      .addSuccess(Uniqueness)
      .addError(Invalid)
      .annotate(OpenApi.Summary, "Ask whether an app name is free")
      .annotate(OpenApi.Description, "A hint while typing; creating and editing decide with 409."),
  )
  .add(
    HttpApiEndpoint.get("get", "/apps/:id")
      .setPath(path)
      .addSuccess(App)
      .addError(NotFound)
      .annotate(OpenApi.Summary, "Read one app")
      .annotate(OpenApi.Description, "The answer's `ETag` identifies the version, for `If-Match`.")
      .annotate(OpenApi.Override, etagOf("record")),
  )
  .add(
    HttpApiEndpoint.post("create", "/apps")
      .setHeaders(IdempotencyHeaders)
      .setPayload(NewApp)
      .addSuccess(created(App))
      .addError(AppNameTaken)
      .addError(Invalid)
      .annotate(OpenApi.Summary, "Register an app")
      .annotate(OpenApi.Description, "The app starts enabled. The answer carries its `ETag`.")
      .annotate(OpenApi.Override, etagOf("record")),
  )
  .add(
    HttpApiEndpoint.put("update", "/apps/:id")
      .setPath(path)
      .setHeaders(PreconditionHeaders)
      .setPayload(AppUpdate)
      .addSuccess(App)
      .addError(NotFound)
      .addError(AppNameTaken)
      .addError(Changed)
      .addError(Invalid)
      .annotate(OpenApi.Summary, "Edit an app")
      .annotate(
        OpenApi.Description,
        "Replaces the app. With `If-Match`, only if the app still has that version.",
      )
      .annotate(OpenApi.Override, etagOf("record")),
  )
  .middleware(Authentication)
  .annotate(OpenApi.Title, "Apps")
  .annotate(OpenApi.Description, "Customers' mobile apps that have the wellbeing kit built in.") {}
