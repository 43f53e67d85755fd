/** Limits calls per signed-in administrator: 429 with Retry-After. */
import { HttpApp, HttpServerResponse } from "@effect/platform";
import { Effect, Option } from "effect";
import { takesNoWrites } from "#platform/database/outcomes.ts";
import { counters } from "#platform/limits/counters.ts";
import { SignedInUser } from "#schemas/Authentication.ts";
import { TooManyRequests } from "#schemas/errors.ts";

export const callLimit = Effect.map(counters, ({ count }) =>
  Effect.fn("callLimit")(function* (kind: "uniquenessChecks" | "invitations") {
    const { id } = yield* SignedInUser;
    const counted = Effect.catchSomeDefect(count([kind, id]), (defect) =>
      // What is limited is a check before a write, or a write, which fails then.
      takesNoWrites(defect) ? Option.some(Effect.void) : Option.none(),
    );
    yield* Effect.catchTag(
      counted,
      "TooManyAttempts",
      Effect.fnUntraced(function* ({ retryAfterSeconds }) {
        yield* HttpApp.appendPreResponseHandler((_request, response) =>
          Effect.succeed(HttpServerResponse.setHeader(response, "retry-after", String(retryAfterSeconds))),
        );
        return yield* new TooManyRequests();
      }),
    );
  }),
);
