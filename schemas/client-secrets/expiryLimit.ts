/** How far ahead a client secret may expire: what the console offers and what the platform accepts. */
import { DateTime } from "effect";

export const maxExpiryYears = 5;

// The console counts the years by the caller's calendar and adds the rest of the day. That may be a day ahead of UTC's
// calendar, and two where only one of both clamps 29 February.
const slackHours = 48;

/** The last instant that the platform accepts at `now`. */
export const latestExpiry = (now: DateTime.Utc): DateTime.Utc =>
  DateTime.add(now, { years: maxExpiryYears, hours: slackHours });
