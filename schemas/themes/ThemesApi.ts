/** Calls on themes, which the platform calls styles. */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform";
import { Schema } from "effect";
import { Authentication } from "../Authentication.ts";
import { Changed, Invalid, NotFound } from "../errors.ts";
import { etagOf, IdempotencyHeaders, PreconditionHeaders } from "../headers.ts";
import { inPath } from "../ids.ts";
import { PageOf, PageParams } from "../pages.ts";
import { created } from "../responses.ts";
import { NewTheme, Theme, ThemeId, ThemeUpdate } from "./Theme.ts";

const path = Schema.Struct({ id: inPath(ThemeId) });

const versions =
  'A theme\'s `ETag` is computed from its content, so lists need not carry it: the SHA-256, in base64url without padding, of `{name, light, dark, fonts}` as JSON in UTF-8, without white space and with the members in the order of this document. That of the example is `"k1IVHTB79PDgoBnXK3spJ48G91ZTL-xdUZ94DMpPp_M"`.';

export class ThemesApi extends HttpApiGroup.make("themes")
  .add(
    HttpApiEndpoint.get("list", "/styles")
      .setUrlParams(PageParams)
      .addSuccess(PageOf("ThemePage", Theme, "themes"))
      .addError(Invalid)
      .annotate(OpenApi.Summary, "List the themes")
      .annotate(OpenApi.Description, "The published themes, sorted by name. " + versions),
  )
  .add(
    HttpApiEndpoint.post("create", "/styles")
      .setHeaders(IdempotencyHeaders)
      .setPayload(NewTheme)
      .addSuccess(created(Theme))
      .addError(Invalid)
      .annotate(OpenApi.Summary, "Publish a new theme")
      .annotate(OpenApi.Description, "The answer carries the theme's `ETag`.")
      .annotate(OpenApi.Override, etagOf("record")),
  )
  .add(
    HttpApiEndpoint.put("update", "/styles/:id")
      .setPath(path)
      .setHeaders(PreconditionHeaders)
      .setPayload(ThemeUpdate)
      .addSuccess(Theme)
      .addError(NotFound)
      .addError(Changed)
      .addError(Invalid)
      .annotate(OpenApi.Summary, "Publish changes of a theme")
      .annotate(
        OpenApi.Description,
        "Replaces the theme. With `If-Match`, only if the theme still has that version. " + versions,
      )
      .annotate(OpenApi.Override, etagOf("record")),
  )
  .add(
    HttpApiEndpoint.del("delete", "/styles/:id")
      .setPath(path)
      .setHeaders(PreconditionHeaders)
      .addError(NotFound)
      .addError(Changed)
      .addError(Invalid)
      .annotate(OpenApi.Summary, "Delete a theme")
      .annotate(OpenApi.Description, "With `If-Match`, only if the theme still has that version."),
  )
  .middleware(Authentication)
  .annotate(OpenApi.Title, "Themes")
  .annotate(OpenApi.Description, "Colours and fonts of the kit; the platform calls them styles.") {}
