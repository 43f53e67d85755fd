/** Calls on administrators. */
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform";
import { Schema } from "effect";
import { Authentication } from "../Authentication.ts";
import { Forbidden, Invalid, NotFound } from "../errors.ts";
import { IdempotencyHeaders } from "../headers.ts";
import { Uniqueness } from "../uniqueness.ts";
import { AdminInvitation, emailMaxLength, EmailTaken } from "./AdminInvitation.ts";
import { CurrentUser } from "./CurrentUser.ts";

const byAddress = (what: string) =>
  Schema.Struct({
    email: Schema.NonEmptyString.annotations({
      description: `The address ${what}: 1 to ${emailMaxLength} characters after trimming`,
      message: () => "must not be empty",
      examples: ["grace@example.org"],
    }),
  });

export class AdminsApi extends HttpApiGroup.make("admins")
  .add(
    HttpApiEndpoint.get("me", "/users/me")
      .addSuccess(CurrentUser)
      .addError(Forbidden)
      .annotate(OpenApi.Summary, "Read the signed-in administrator")
      .annotate(
        OpenApi.Description,
        "403 for an account of the identity provider that is no administrator: the console then says so, and offers another account.",
      ),
  )
  .add(
    HttpApiEndpoint.get("isEmailUnique", "/users/is_email_unique")
      .setUrlParams(byAddress("to check"))
      .addSuccess(Uniqueness)
      .addError(Invalid)
      .annotate(OpenApi.Summary, "Ask whether an email address is free")
      .annotate(OpenApi.Description, "A hint while typing; the invitation decides with 409."),
  )
  .add(
    HttpApiEndpoint.post("invite", "/users/invite")
      .setHeaders(IdempotencyHeaders)
      .setPayload(AdminInvitation)
      .addSuccess(HttpApiSchema.Empty(201))
      .addError(EmailTaken)
      .addError(Invalid)
      .annotate(OpenApi.Summary, "Invite an administrator")
      .annotate(
        OpenApi.Description,
        "Creates the administrator and sends a registration notification by mail.",
      ),
  )
  .add(
    HttpApiEndpoint.del("takeBack", "/users/invite")
      .setUrlParams(byAddress("that was invited"))
      .addError(NotFound)
      .addError(Invalid)
      .annotate(OpenApi.Summary, "Take an invitation back")
      .annotate(
        OpenApi.Description,
        "Forgets a person who has not set a password; links that were sent do nothing any more. Only for platforms whose `users/me` tells `refusedInvitations`: without them the console never makes this call.",
      ),
  )
  .middleware(Authentication)
  .annotate(OpenApi.Title, "Administrators")
  .annotate(OpenApi.Description, "The people who may sign in to the console.") {}
