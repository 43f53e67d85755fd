/** A write over the version that a person has seen (If-Match, RFC 9110 section 13.1.1), and what a platform made of it. */
import { Data, Effect } from "effect";
import { Changed, NotFound } from "#schemas/errors.ts";
import { UnexpectedAnswer } from "./answers.ts";

/** The platform has another version than the one that was seen. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever catches it reads the version from it
export class ChangedElsewhere<Now> extends Data.TaggedError("ChangedElsewhere")<{ readonly now: Now }> {
  override readonly message = "the platform has another version than the one that was seen";
}

/** It refuses the version that it sends itself: something changes its ETag on the way, such as a proxy. */
export class VersionRefused extends Data.TaggedError("VersionRefused")<{ readonly message: string }> {}

interface Write<A, E, R, Now, E2, R2> {
  /** `refusal` is the answer to the first attempt. */
  readonly send: (refusal?: Changed) => Effect.Effect<A, E | Changed, R>;
  readonly readBack: Effect.Effect<Now, E2, R2>;
  /** Whether this is the version that was seen. */
  readonly isSame: (now: Now) => boolean;
  /** What the answer would have been, for a platform that sends none; undefined if it has no such entry. */
  readonly answerIn: (now: Now) => A | undefined;
}

export const confirmedWrite = <A, E, R, Now, E2, R2>(write: Write<A, E, R, Now, E2, R2>) => {
  const { send, readBack, isSame, answerIn } = write;
  type Failure = E | E2 | NotFound | ChangedElsewhere<Now> | VersionRefused;
  const attempt = (refusal?: Changed): Effect.Effect<A, Failure, R | R2> =>
    Effect.catchAll(send(refusal), (error) => {
      if (error instanceof UnexpectedAnswer && error.isEmpty)
        return Effect.flatMap(readBack, (now) => {
          const answer = answerIn(now);
          return answer === undefined ? new NotFound({}) : Effect.succeed(answer);
        });
      if (!(error instanceof Changed)) return Effect.fail(error);
      return Effect.flatMap(readBack, (now): Effect.Effect<A, Failure, R | R2> => {
        if (!isSame(now)) return new ChangedElsewhere({ now });
        // The entry may have changed and changed back since it was read, so the same version is sent once more.
        if (refusal === undefined) return attempt(error);
        return new VersionRefused({ message: "412 twice for the version that was read again in between" });
      });
    });
  return attempt();
};
