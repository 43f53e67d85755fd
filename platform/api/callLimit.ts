/** Limits calls per signed-in administrator: 429 with Retry-After. */
import { HttpApp, HttpServerResponse } from "@effect/platform";
import { Effect } from "effect";
import { counters } from "#platform/limits/counters.ts";
import { SignedInUser } from "#schemas/Authentication.ts";
import { TooManyRequests } from "#schemas/errors.ts";

export const callLimit = Effect.map(counters, ({ count }) =>
  Effect.fn("callLimit")(function* (kind: "uniquenessChecks" | "invitations") {
    const { id } = yield* SignedInUser;
    yield* Effect.catchTag(
      count([kind, id]),
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
