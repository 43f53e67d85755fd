/** Calls on themes, which the platform calls styles. */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform";
import { Schema } from "effect";
import { Authentication } from "../Authentication.ts";
import { ChangedProblem, InvalidProblem, NotFoundProblem } from "../errors.ts";
import { IdempotencyHeaders, PreconditionHeaders } from "../headers.ts";
import { PageOf, PageParams } from "../pages.ts";
import { created } from "../responses.ts";
import { NewTheme, Theme, ThemeId, ThemeUpdate } from "./Theme.ts";

const path = Schema.Struct({ id: ThemeId });

export class ThemesApi extends HttpApiGroup.make("themes")
  .add(
    HttpApiEndpoint.get("list", "/styles")
      .setUrlParams(PageParams)
      .addSuccess(PageOf("ThemePage", Theme, "themes"))
      .addError(InvalidProblem)
      .annotate(OpenApi.Summary, "List the themes")
      .annotate(OpenApi.Description, "The published themes, by name."),
  )
  .add(
    HttpApiEndpoint.post("create", "/styles")
      .setHeaders(IdempotencyHeaders)
      .setPayload(NewTheme)
      .addSuccess(created(Theme))
      .addError(InvalidProblem)
      .annotate(OpenApi.Summary, "Publish a new theme")
      .annotate(OpenApi.Description, "The answer carries the theme's `ETag`."),
  )
  .add(
    HttpApiEndpoint.put("update", "/styles/:id")
      .setPath(path)
      .setHeaders(PreconditionHeaders)
      .setPayload(ThemeUpdate)
      .addSuccess(Theme)
      .addError(NotFoundProblem)
      .addError(ChangedProblem)
      .addError(InvalidProblem)
      .annotate(OpenApi.Summary, "Publish changes of a theme")
      .annotate(OpenApi.Description, "Replaces the theme. With `If-Match`, only the version that it names."),
  )
  .add(
    HttpApiEndpoint.del("delete", "/styles/:id")
      .setPath(path)
      .addError(NotFoundProblem)
      .annotate(OpenApi.Summary, "Delete a theme"),
  )
  .middleware(Authentication)
  .annotate(OpenApi.Title, "Themes")
  .annotate(OpenApi.Description, "Colours and fonts of the kit; the platform calls them styles.") {}
