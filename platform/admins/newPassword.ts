/** What a new password must be: long, and hard to guess, also for those who know the person (NIST SP 800-63B, 3.1.1.2). */
import { Effect, Redacted } from "effect";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import { countCharacters } from "#schemas/characters.ts";

export const passwordLength = { min: 12, max: 128 };

/** The sign-in form takes no more UTF-16 units. */
const maxUnits = 254;

export type PasswordProblem = "tooShort" | "tooLong" | "guessable" | "personal";

export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** zxcvbn's score from 0 to 4: from 3 on it takes more than 10⁸ guesses. */
const enough = 3;

/** Its lists take memory: they are loaded when the first password is chosen. */
const estimator = Effect.runSync(
  Effect.cached(
    Effect.promise(async () => {
      const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
        import("@zxcvbn-ts/core"),
        import("@zxcvbn-ts/language-common"),
      ]);
      return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
    }),
  ),
);

const minWordLength = 3;

/** What whoever knows the person or the console tries first, whole and word by word, the longest first. */
const wordsAbout = ({ email, firstName, lastName }: Person) =>
  [email, firstName, lastName, "wellbeing console"]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map(uniqueKey)
    .filter((word) => countCharacters(word) >= minWordLength)
    .toSorted((a, b) => b.length - a.length);

export const problemWith = Effect.fn("problemWith")(function* (
  password: Redacted.Redacted,
  person: Person,
): Effect.fn.Return<PasswordProblem | undefined> {
  const text = Redacted.value(password);
  const length = countCharacters(text);
  if (length < passwordLength.min) return "tooShort";
  if (length > passwordLength.max || text.length > maxUnits) return "tooLong";
  const zxcvbn = yield* estimator;
  const isGuessable = (part: string) => zxcvbn.check(part).score < enough;
  if (isGuessable(text)) return "guessable";
  const rest = wordsAbout(person).reduce((left, word) => left.replaceAll(word, ""), uniqueKey(text));
  return isGuessable(rest) ? "personal" : undefined;
});
