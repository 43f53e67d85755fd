/** Handlers of the calls on administrators. */
import { HttpApiBuilder } from "@effect/platform";
import { Effect, Schema } from "effect";
import { callLimit } from "#platform/api/callLimit.ts";
import { Idempotency } from "#platform/api/Idempotency.ts";
import { decodeOrInvalid } from "#platform/api/issues.ts";
import { callEvents } from "#platform/server/eventLog.ts";
import { Email, EmailTaken } from "#schemas/admins/AdminInvitation.ts";
import { Api } from "#schemas/Api.ts";
import { SignedInUser } from "#schemas/Authentication.ts";
import { AdminsStore } from "./AdminsStore.ts";

const readEmail = decodeOrInvalid(Schema.Struct({ email: Email }));

export const adminsHttp = HttpApiBuilder.group(Api, "admins", (handlers) =>
  Effect.gen(function* () {
    const admins = yield* AdminsStore;
    const { once } = yield* Idempotency;
    const limit = yield* callLimit;
    const log = yield* callEvents;
    return handlers
      .handle("me", () =>
        Effect.zipWith(SignedInUser, admins.refused, (user, refusedInvitations) =>
          refusedInvitations.length === 0 ? user : { ...user, refusedInvitations },
        ),
      )
      .handle("isEmailUnique", ({ urlParams }) =>
        Effect.gen(function* () {
          yield* limit("uniquenessChecks");
          const { email } = yield* readEmail(urlParams);
          return yield* admins.isEmailFree(email);
        }),
      )
      .handle(
        "invite",
        ({ headers, payload }) =>
          once(
            {
              headers,
              request: ["invite", payload],
              answer: Schema.Void,
              refusal: EmailTaken,
              limit: limit("invitations"),
            },
            Effect.flatMap(admins.invite(payload), (id) => log("invitation", id)),
          ),
        { uninterruptible: true },
      )
      .handle(
        "takeBack",
        ({ urlParams }) =>
          readEmail(urlParams).pipe(
            Effect.flatMap(({ email }) => admins.takeBack(email)),
            Effect.flatMap((id) => log("invitation-taken-back", id)),
          ),
        { uninterruptible: true },
      );
  }),
);
