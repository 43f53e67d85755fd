/**
 * The one way of a write. A creation carries an idempotency key, an edit or a deletion `If-Match` (RFC 9110 section 13.1.1).
 * The answer is compared with what was sent; after a lost answer the platform is read again.
 */
import { Data, Effect, Option } from "effect";
import { Changed, Unexpected } from "#schemas/errors.ts";

interface Tagged {
  readonly _tag: string;
  readonly message: string;
  readonly lateMethod?: string;
  readonly status?: number;
}

const lossTags: ReadonlySet<string> = new Set([
  "RequestError",
  "ResponseError",
  "Intercepted",
  "Unexpected",
  "Unavailable",
  "Damaged",
  "ParseError",
]);

/** Whether the platform may have carried out the write: no answer arrived, or none that can be read. */
export const isLoss = ({ _tag }: Pick<Tagged, "_tag">) => lossTags.has(_tag);

/** Whether the platform may still carry it out, although it has not yet: the console or a gateway has stopped waiting. */
const isLate = ({ lateMethod, status }: Tagged) => lateMethod !== undefined || status === 504;

export interface Written<A, Field> {
  readonly stored: A;
  /** Fields that the platform stored otherwise than they were sent. */
  readonly notStored: ReadonlyArray<Field>;
}

interface Write<A, Field> {
  /** For the log. */
  readonly call: string;
  readonly notStored: (stored: A) => ReadonlyArray<Field>;
}

const compared =
  <A, Field extends string>({ call, notStored }: Write<A, Field>) =>
  (stored: A): Effect.Effect<Written<A, Field>> => {
    const written = { stored, notStored: notStored(stored) };
    return written.notStored.length === 0
      ? Effect.succeed(written)
      : Effect.as(
          Effect.logWarning(`${call}: the answer has another ${written.notStored.join(", ")} than sent`),
          written,
        );
  };

/** The answer to a creation was lost, and the platform may have carried it out. */
export class AnswerLost extends Data.TaggedError("AnswerLost")<{
  readonly name: string;
  /** Whether the list has it; false if the list could not be read either, or may have it later. */
  readonly isListed: boolean;
  /** The reason, for the log. */
  readonly message: string;
}> {}

interface Creation<A, Field, E, R, E2, R2> extends Write<A, Field> {
  readonly name: string;
  readonly send: Effect.Effect<A, E, R>;
  /** Whether the list has it, read again. */
  readonly isListed: Effect.Effect<boolean, E2, R2>;
}

/** Any failure but `AnswerLost` says that nothing was created. */
export const creation = <A, Field extends string, E extends Tagged, R, E2, R2>(
  write: Creation<A, Field, E, R, E2, R2>,
): Effect.Effect<Written<A, Field>, E | AnswerLost, R | R2> => {
  const { name, send, isListed } = write;
  const sent = Effect.catchAll(send, (failure): Effect.Effect<never, E | AnswerLost, R2> => {
    if (!isLoss(failure)) return Effect.fail(failure);
    return Effect.flatMap(Effect.option(isListed), (known): Effect.Effect<never, E | AnswerLost> =>
      Option.contains(known, false) && !isLate(failure)
        ? Effect.fail(failure)
        : new AnswerLost({
            name,
            isListed: Option.contains(known, true),
            message: `${failure._tag}: ${failure.message}`,
          }),
    );
  });
  return Effect.flatMap(sent, compared(write));
};

/** The platform has another version than the one that was seen. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever catches it reads the version from it
export class ChangedElsewhere<Now> extends Data.TaggedError("ChangedElsewhere")<{ readonly now: Now }> {
  override readonly message = "the platform has another version than the one that was seen";
}

/** An edit or a deletion. `Now` is what the platform has, as it is read again. */
export interface Edit<A, Field, E, R, Now> extends Write<A, Field> {
  readonly send: (headers: { readonly "if-match"?: string }) => Effect.Effect<A, E | Changed, R>;
  /** What the answer would have been; none if the write was not carried out. */
  readonly answerIn: (now: Now) => Option.Option<A>;
}

interface Seen<Now, E, R> {
  /** Of the version that was seen; without it the last write wins. */
  readonly etag: string | undefined;
  readonly read: Effect.Effect<Now, E, R>;
  /** Whether this is the version that was seen. */
  readonly isSeen: (now: Now) => boolean;
}

/**
 * A write over the version that a person has seen. What was carried out is a success, even if its answer was lost: by this
 * attempt or by an earlier one.
 */
export const edit = <A, Field extends string, E extends Tagged, R, Now, E2, R2>(
  write: Edit<A, Field, E, R, Now> & Seen<Now, E2, R2>,
) => {
  const { etag, send, read, isSeen, answerIn, notStored } = write;
  type Attempt = Effect.Effect<A, E | E2 | ChangedElsewhere<Now> | Unexpected, R | R2>;
  const carriedOut = (now: Now) => Option.filter(answerIn(now), (answer) => notStored(answer).length === 0);
  const attempt = (ifMatch: string | undefined): Attempt =>
    Effect.catchAll(send(ifMatch === undefined ? {} : { "if-match": ifMatch }), (failure): Attempt => {
      if (failure instanceof Changed)
        return Effect.flatMap(read, (now): Attempt => {
          const stored = carriedOut(now);
          if (Option.isSome(stored)) return Effect.succeed(stored.value);
          if (!isSeen(now)) return new ChangedElsewhere({ now });
          // A server that names no ETag in its refusal has ETags of its own, and would refuse every time.
          return ifMatch !== undefined && failure.etag === undefined
            ? attempt(undefined)
            : Effect.fail(new Unexpected({}));
        });
      if (!isLoss(failure)) return Effect.fail(failure);
      return Effect.flatMap(Effect.option(read), (now) =>
        Option.match(Option.flatMap(now, carriedOut), {
          onNone: () => Effect.fail(failure),
          onSome: Effect.succeed,
        }),
      );
    });
  return Effect.flatMap(attempt(etag), compared(write));
};
