/** Checks while typing whether an app name is taken. */
import { Effect } from "effect";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { uniqueness } from "#src/interaction/uniqueness.ts";
import { callsOf } from "#src/services/ApiClient.ts";

export const nameUniqueness = uniqueness((appName) =>
  Effect.flatMap(callsOf(AppsApi), (apps) => apps.isNameUnique({ urlParams: { appName } })),
);
