/** Both forms of Retry-After, and invalid headers. */
import { afterEach, expect, it, vi } from "vitest";
import { retryAfter } from "#src/services/api/answers.ts";

afterEach(() => vi.unstubAllEnvs());

const now = Date.parse("2026-03-01T09:30:00Z");

it.each([
  ["120", "2026-03-01T09:32:00.000Z"],
  ["Sun, 01 Mar 2026 09:45:00 GMT", "2026-03-01T09:45:00.000Z"],
  ["Sun Mar  1 09:45:00 2026", "2026-03-01T09:45:00.000Z"],
  ["1.25", "2026-03-01T09:30:02.000Z"],
  ["120s", "2026-03-01T09:32:00.000Z"],
  ["120, 60", "2026-03-01T09:32:00.000Z"],
])("%j is a future time", (header, expected) => {
  // The oldest form would be read in the zone of this person.
  vi.stubEnv("TZ", "Asia/Tokyo");
  expect(new Date(retryAfter(header, now) ?? 0).toISOString()).toBe(expected);
});

it.each([undefined, "", "0", "soon", "-5", "2 minutes", "Sun, 01 Mar 2026 09:15:00 GMT"])(
  "%j is not a valid time",
  (header) => {
    expect(retryAfter(header, now)).toBeUndefined();
  },
);
