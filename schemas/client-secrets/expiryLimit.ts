/** How far ahead a client secret may expire: what the console offers and what the platform accepts. */
import { DateTime } from "effect";

export const maxExpiryYears = 5;

// The console offers days of the local calendar and uses the end of the day: up to 24 hours later than counting in UTC,
// and up to 48 hours when only one of the two calendars is on 29 February.
const slackHours = 48;

/** The latest expiry that the platform accepts at `now`. */
export const latestExpiry = (now: DateTime.Utc): DateTime.Utc =>
  DateTime.add(now, { years: maxExpiryYears, hours: slackHours });
