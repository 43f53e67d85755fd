/** Checks while typing whether an app name is taken. */
import { Effect } from "effect";
import { uniqueness } from "#src/interaction/uniqueness.ts";
import { ApiClient } from "#src/services/ApiClient.ts";

export const nameUniqueness = uniqueness((appName) =>
  Effect.flatMap(ApiClient, ({ apps }) => apps.isNameUnique({ urlParams: { appName } })),
);
