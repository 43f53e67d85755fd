/** When a new secret may end: the choices that are offered, and what each of them means now. */
import { DateTime, Option } from "effect";
import { expiryAfter, expiryOn, ownDays, type presetDays } from "#src/domain/client-secrets/secretExpiry.ts";
import type { Problem, Rule } from "#src/interaction/rules.ts";
import { required } from "#src/interaction/rules.ts";
import { messages } from "./messages.en.ts";

export type ExpiryChoice = `${(typeof presetDays)[number]}` | "own" | "none";

export const initialChoice: ExpiryChoice = "90";

/** `day` is a day of one's own, as a date field has it. */
export const expiryChosen = (
  choice: ExpiryChoice,
  day: string,
  now: DateTime.Zoned,
): DateTime.Utc | undefined => {
  if (choice === "none") return undefined;
  return choice === "own" ? Option.getOrUndefined(expiryOn(day, now)) : expiryAfter(Number(choice), now);
};

const outOfRange =
  (now: DateTime.Zoned): Problem =>
  (text) => {
    const { min, max } = ownDays(now);
    const asDate = (day: string) => DateTime.toDateUtc(Option.getOrThrow(expiryOn(day, now)));
    return text(messages.dayOutOfRange, { min: asDate(min), max: asDate(max) });
  };

export const ownDayRules = (now: DateTime.Zoned): ReadonlyArray<Rule> => [
  required,
  (day) => (Option.isNone(expiryOn(day, now)) ? outOfRange(now) : undefined),
];
