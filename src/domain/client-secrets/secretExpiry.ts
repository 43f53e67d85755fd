/** Expiration dates of client secrets, by the calendar of the person's time zone. */
import { DateTime, Option } from "effect";
import { maxExpiryYears } from "#schemas/client-secrets/expiryLimit.ts";
import { dayAt, dayOf, endOfDay, isoDay } from "#src/domain/calendarDay.ts";

/** Presets of the form, in days. */
export const presetDays = [30, 90, 180, 365] as const;
/** A secret that expires within this many days is marked. */
export const soonDays = 14;

/** The end of the local day `days` from today. */
export const expiryAfter = (days: number, now: DateTime.Zoned): DateTime.Utc =>
  endOfDay(DateTime.add(dayAt(now, now.zone), { days }), now.zone);

/** Bounds of a custom date, tomorrow to five years ahead, in the format of `<input type="date">`: `2026-03-01`. */
export const ownDays = (now: DateTime.Zoned): { readonly min: string; readonly max: string } => {
  const today = dayAt(now, now.zone);
  return {
    min: isoDay(DateTime.add(today, { days: 1 })),
    max: isoDay(DateTime.add(today, { years: maxExpiryYears })),
  };
};

/** The end of a custom date; none if it is not a date or is out of bounds. */
export const expiryOn = (day: string, now: DateTime.Zoned): Option.Option<DateTime.Utc> => {
  const { min, max } = ownDays(now);
  return dayOf(day).pipe(
    Option.filter(() => min <= day && day <= max),
    Option.map((date) => endOfDay(date, now.zone)),
  );
};

const millisPerDay = 86_400_000;

/** Calendar days from today, in the zone of `now`. */
const daysUntil = (then: DateTime.Utc, now: DateTime.Zoned): number =>
  DateTime.distance(dayAt(now, now.zone), dayAt(then, now.zone)) / millisPerDay;

export interface Expiring {
  readonly expirationDate?: DateTime.Utc;
}

/** A secret counts as expired at its expiration instant already. */
const isExpired = ({ expirationDate }: Expiring, now: DateTime.Zoned): boolean =>
  expirationDate !== undefined && DateTime.lessThanOrEqualTo(expirationDate, now);

export type Expiry =
  | { readonly state: "none" }
  | { readonly state: "expired" | "soon" | "later"; readonly at: DateTime.Utc; readonly days: number };

export const expiryOf = (secret: Expiring, now: DateTime.Zoned): Expiry => {
  const { expirationDate: at } = secret;
  if (at === undefined) return { state: "none" };
  const days = daysUntil(at, now);
  return { state: isExpired(secret, now) ? "expired" : days <= soonDays ? "soon" : "later", at, days };
};

/** Whether a secret is the only valid one now. */
export const isLastValid = <S extends Expiring & { readonly id: string }>(
  secret: S,
  all: ReadonlyArray<S>,
  now: DateTime.Zoned,
): boolean =>
  !isExpired(secret, now) && all.every((other) => other.id === secret.id || isExpired(other, now));

/** Days as a rounded distance: in days up to two months, then in months, then in years. */
export const roughly = (
  days: number,
): { readonly value: number; readonly unit: "day" | "month" | "year" } => {
  const size = Math.abs(days);
  if (size < 60) return { value: days, unit: "day" };
  if (size < 700) return { value: Math.round(days / 30.44), unit: "month" };
  return { value: Math.round(days / 365.25), unit: "year" };
};
