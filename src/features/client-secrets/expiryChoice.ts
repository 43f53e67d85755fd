/**
 * The expiry field of a new secret, as text: a preset in days with its end, computed when it is chosen
 * (`90 2027-02-19T22:59:59.999Z`), a custom date (`on 2027-03-01`), or `never`.
 */
import { DateTime, Option, Schema } from "effect";
import { checkedText, type TextRule } from "#schemas/checks.ts";
import { NewClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { dayOf } from "#src/domain/calendarDay.ts";
import { expiryAfter, expiryOn, ownDays, type presetDays } from "#src/domain/client-secrets/secretExpiry.ts";

export type ExpiryKind = `${(typeof presetDays)[number]}` | "on" | "never";

export const expiryChoice = (kind: ExpiryKind, day: string, now: DateTime.Zoned): string => {
  if (kind === "never") return kind;
  return kind === "on" ? `on ${day}` : `${kind} ${DateTime.formatIso(expiryAfter(Number(kind), now))}`;
};

/** `detail` is the end of a preset, or the value of the date field (`2027-03-01`; empty until a date is entered). */
export const readExpiryChoice = (choice: string): { readonly kind: ExpiryKind; readonly detail: string } => {
  const [kind = "never", detail = ""] = choice.split(" ", 2);
  return { kind: kind as ExpiryKind, detail };
};

/** The last instant at which the secret is valid; none when it never expires or the date is out of range. */
export const chosenExpiry = (choice: string, now: DateTime.Zoned): Option.Option<DateTime.Utc> => {
  const { kind, detail } = readExpiryChoice(choice);
  if (kind === "on") return expiryOn(detail, now);
  return Option.map(DateTime.make(detail), DateTime.toUtc);
};

const dayRules = (now: DateTime.Zoned): ReadonlyArray<TextRule> => {
  const { min, max } = ownDays(now);
  const asDate = (day: string) => DateTime.toDateUtc(Option.getOrThrow(expiryOn(day, now)));
  return [
    { check: { code: "required" }, expected: "must name a day", isMet: (choice) => choice !== "on " },
    {
      check: { code: "day" },
      expected: "must be a day",
      isMet: (choice) => {
        const { kind, detail } = readExpiryChoice(choice);
        return kind !== "on" || Option.isSome(dayOf(detail));
      },
    },
    {
      check: { code: "dayBetween", min: asDate(min), max: asDate(max) },
      expected: `must be a day from ${min} to ${max}`,
      isMet: (choice) => readExpiryChoice(choice).kind !== "on" || Option.isSome(chosenExpiry(choice, now)),
    },
  ];
};

/** NewClientSecret, with its expiration date entered as a choice. */
export const secretForm = (now: DateTime.Zoned) =>
  Schema.Struct({
    ...NewClientSecret.fields,
    expirationDate: Schema.optionalToOptional(checkedText(dayRules(now)), Schema.DateTimeUtcFromSelf, {
      decode: Option.flatMap((choice) => chosenExpiry(choice, now)),
      // A form is never filled from a payload.
      encode: () => Option.none(),
    }),
  });
