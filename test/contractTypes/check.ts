/** The types of docs/contract/openapi.d.ts, which an integrator uses, are those of the schemas: contractTypes.test.ts runs `tsc`. */
import type { Schema } from "effect";
import { expectTypeOf } from "vitest";
import type { components, operations } from "#docs/contract/openapi.d.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import type { CurrentUser } from "#schemas/admins/CurrentUser.ts";
import type { App, AppUpdate, NewApp } from "#schemas/apps/App.ts";
import type { AppPage } from "#schemas/apps/AppsApi.ts";
import type {
  ClientSecret,
  CreatedClientSecret,
  NewClientSecret,
} from "#schemas/client-secrets/ClientSecret.ts";
import type { Changed, Invalid } from "#schemas/errors.ts";
import type * as metrics from "#schemas/metrics/Metrics.ts";
import type { NewTheme, Theme, ThemeUpdate } from "#schemas/themes/Theme.ts";

type Entities = components["schemas"];

/** Checks both directions: encoded values have the type, and values of the type can be decoded. */
const same = <Name extends keyof Entities, S extends Schema.Schema.Any>(
  ..._: Entities[Name] extends Schema.Schema.Encoded<S>
    ? Schema.Schema.Encoded<S> extends Entities[Name]
      ? []
      : ["the schema's encoded type does not fit", Entities[Name], Schema.Schema.Encoded<S>]
    : ["the generated type does not fit", Entities[Name], Schema.Schema.Encoded<S>]
) => {};

expectTypeOf<Entities["UserEngagementMetric"]>().toEqualTypeOf<{ readonly [key: string]: unknown }>();
same<"AdminInvitation", typeof AdminInvitation>();
same<"CurrentUser", typeof CurrentUser>();
same<"App", typeof App>();
same<"AppUpdate", typeof AppUpdate>();
same<"AppPage", typeof AppPage>();
same<"NewApp", typeof NewApp>();
same<"ClientSecret", typeof ClientSecret>();
same<"CreatedClientSecret", typeof CreatedClientSecret>();
same<"NewClientSecret", typeof NewClientSecret>();
same<"Theme", typeof Theme>();
same<"NewTheme", typeof NewTheme>();
same<"ThemeUpdate", typeof ThemeUpdate>();
same<"UserSessionMetric", typeof metrics.UserSessionMetric>();
same<"UserSociodemographicMetric", typeof metrics.UserSociodemographicMetric>();
same<"UserTopicMetric", typeof metrics.UserTopicMetric>();
same<"UserEngagementMetric", typeof metrics.UserEngagementMetric>();
same<"Changed", typeof Changed>();
same<"Invalid", typeof Invalid>();

// @ts-expect-error -- an app has more members than a new one
same<"NewApp", typeof App>();
// @ts-expect-error -- a new app has fewer members than an app
same<"App", typeof NewApp>();

type Read = operations["apps.get"]["responses"];
expectTypeOf<Read[200]["headers"]["ETag"]>().toEqualTypeOf<string | undefined>();
expectTypeOf<Read[429]["headers"]["Retry-After"]>().toEqualTypeOf<string>();
expectTypeOf<Read[503]["content"]["application/problem+json"]>().toEqualTypeOf<Entities["Unavailable"]>();
expectTypeOf<operations["apps.update"]["parameters"]["header"]>().toEqualTypeOf<
  { readonly "if-match"?: string } | undefined
>();
