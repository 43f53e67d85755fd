/** Checks while typing whether an email address is taken. */
import { Effect } from "effect";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { uniqueness } from "#src/interaction/uniqueness.ts";
import { callsOf } from "#src/services/ApiClient.ts";

export const emailUniqueness = uniqueness((email) =>
  Effect.flatMap(callsOf(AdminsApi), (admins) => admins.isEmailUnique({ urlParams: { email } })),
);
