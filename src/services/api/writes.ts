/**
 * The one way of a creation, which carries an idempotency key. The answer is compared with what was sent; after a lost answer
 * the list is read again.
 */
import { Data, Effect, Option } from "effect";

interface Tagged {
  readonly _tag: string;
}

const lossTags: ReadonlySet<string> = new Set([
  "RequestError",
  "ResponseError",
  "Intercepted",
  "Unexpected",
  "Unavailable",
  "UnexpectedAnswer",
  "Damaged",
  "ParseError",
]);

/** Whether the platform may have carried out the write: no answer arrived, or none that can be read. */
const isLoss = ({ _tag }: Tagged) => lossTags.has(_tag);

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
  /** Whether the list has it; false if the list could not be read either. */
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
      Option.contains(known, false)
        ? Effect.fail(failure)
        : new AnswerLost({ name, isListed: Option.isSome(known), message: String(failure) }),
    );
  });
  return Effect.flatMap(sent, compared(write));
};
