/** Checks while typing whether an email address is taken. */
import { Effect } from "effect";
import { uniqueness } from "#src/interaction/uniqueness.ts";
import { ApiClient } from "#src/services/ApiClient.ts";

export const emailUniqueness = uniqueness((email) =>
  Effect.flatMap(ApiClient, ({ admins }) => admins.isEmailUnique({ urlParams: { email } })),
);
