/** Rules for a new password: long, and hard to guess even for people who know its owner (NIST SP 800-63B, 3.1.1.2). */
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { Effect, Redacted } from "effect";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { hasCharacters } from "#schemas/characters.ts";
import { checkedText } from "#schemas/checks.ts";
import { maxLength, minLength, required } from "#schemas/scalars.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";

export const passwordLength = { min: 12, max: 128 };

/** In UTF-16 units: `maxlength` of the sign-in form, which would cut off a longer password. */
export const passwordFieldLength = 254;

/** The length of a new password; its weakness is checked separately, as that takes longer and needs the person. */
export const NewPassword = checkedText([
  required,
  minLength(passwordLength.min),
  maxLength(passwordLength.max),
  { ...maxLength(passwordLength.max), isMet: (text) => text.length <= passwordFieldLength },
]);

export type PasswordWeakness = "guessable" | "personal";

/** On zxcvbn's scale from 0 to 4; from 3 on a password takes more than 10⁸ guesses. */
const minScore = 3;

let remembered: ZxcvbnFactory | undefined;

/** Loaded when the first password is chosen, since its dictionaries take much memory. A failure is not remembered. */
const estimator = Effect.promise(async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return (remembered ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }));
});

const minWordLength = 3;

/** Words that are easy to guess for people who know the person or the console, the longest first. */
const personalWords = ({ email, firstName, lastName }: AdminInvitation) =>
  [email, firstName, lastName, "wellbeing console"]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map(uniqueKey)
    .filter((word) => hasCharacters(word, minWordLength))
    .toSorted((a, b) => b.length - a.length);

export const passwordWeakness = Effect.fn("passwordWeakness")(function* (
  password: Redacted.Redacted,
  person: AdminInvitation,
): Effect.fn.Return<PasswordWeakness | undefined> {
  const text = Redacted.value(password);
  const zxcvbn = yield* estimator;
  const isGuessable = (part: string) => zxcvbn.check(part).score < minScore;
  if (isGuessable(text)) return "guessable";
  const key = uniqueKey(text);
  const rest = personalWords(person).reduce((left, word) => left.replaceAll(word, ""), key);
  return rest !== key && isGuessable(rest) ? "personal" : undefined;
});
