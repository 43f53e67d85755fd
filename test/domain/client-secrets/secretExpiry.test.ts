/** When secrets expire: custom dates in all time zones, across clock changes and leap days. */
import { DateTime, FastCheck, Option } from "effect";
import { describe, expect, it } from "vitest";
import { latestExpiry } from "#schemas/client-secrets/expiryLimit.ts";
import {
  expiryOf,
  expiryOn,
  isLastValid,
  ownDays,
  roughly,
} from "#src/domain/client-secrets/secretExpiry.ts";

const zones = Intl.supportedValuesOf("timeZone");
const at = (instant: string, zone: string) => DateTime.unsafeMakeZoned(instant, { timeZone: zone });
const nows = FastCheck.record({
  instant: FastCheck.date({
    min: new Date("2024-01-01T00:00:00Z"),
    max: new Date("2040-01-01T00:00:00Z"),
    noInvalidDate: true,
  }),
  zone: FastCheck.constantFrom(...zones),
}).map(({ instant, zone }) => DateTime.unsafeMakeZoned(instant, { timeZone: zone }));
const local = (instant: DateTime.Utc, { zone }: DateTime.Zoned) => DateTime.setZone(instant, zone);
const dayOf = (zoned: DateTime.Zoned) => DateTime.formatIsoDate(zoned);
describe("a custom date", () => {
  it("is from tomorrow to five years ahead, and ends when that day ends", () => {
    FastCheck.assert(
      FastCheck.property(nows, FastCheck.integer({ min: -10, max: 2000 }), (now, days) => {
        const day = new Date(Date.parse(dayOf(now)) + days * 86_400_000).toISOString().slice(0, 10);
        const { min, max } = ownDays(now);
        const expiry = expiryOn(day, now);
        const endsOn = Option.map(expiry, (end) => dayOf(local(end, now)));
        expect(endsOn).toEqual(min <= day && day <= max ? Option.some(day) : Option.none());
      }),
      { numRuns: 500 },
    );
  });

  it("is accepted by the platform if the console offers it, even on 29 February", () => {
    const leapDays = FastCheck.record({
      hour: FastCheck.integer({ min: -24, max: 48 }),
      zone: FastCheck.constantFrom(...zones),
    }).map(({ hour, zone }) =>
      at(new Date(Date.parse("2028-02-29T00:30:00Z") + hour * 3_600_000).toISOString(), zone),
    );
    FastCheck.assert(
      FastCheck.property(FastCheck.oneof(nows, leapDays), (now) => {
        const latest = Option.getOrThrow(expiryOn(ownDays(now).max, now));
        expect(DateTime.lessThanOrEqualTo(latest, latestExpiry(DateTime.toUtc(now)))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["2028-02-29T12:00:00Z", "2028-03-01", "2033-02-28"],
    ["2027-02-28T12:00:00Z", "2027-03-01", "2032-02-28"],
    ["2026-12-31T12:00:00Z", "2027-01-01", "2031-12-31"],
  ])("on %s may be any from %s to %s", (now, min, max) => {
    expect(ownDays(at(now, "UTC"))).toEqual({ min, max });
  });
});

describe("a secret", () => {
  const now = at("2026-11-20T12:00:00Z", "Europe/Berlin");
  const expiring = (date: string) => ({ expirationDate: DateTime.unsafeMake(date) });

  it.each([
    ["2026-11-20T12:00:00.000Z", "expired", 0],
    ["2026-11-20T11:59:59.999Z", "expired", 0],
    ["2025-11-20T12:00:00.000Z", "expired", -365],
    ["2026-11-20T12:00:00.001Z", "soon", 0],
    ["2026-11-20T22:59:59.999Z", "soon", 0],
    ["2026-11-20T23:00:00.000Z", "soon", 1],
    ["2026-12-04T22:59:59.999Z", "soon", 14],
    ["2026-12-04T23:00:00.000Z", "later", 15],
  ])("that ends at %s is %s, %i days from now", (date, state, days) => {
    expect(expiryOf(expiring(date), now)).toMatchObject({ state, days });
    expect(expiryOf({}, now)).toEqual({ state: "none" });
  });

  it("is the last valid one when every other has expired", () => {
    const valid = { id: "a", ...expiring("2027-01-01T00:00:00Z") };
    const endless = { id: "b" };
    const expired = { id: "c", ...expiring("2026-01-01T00:00:00Z") };
    expect(isLastValid(valid, [valid, expired], now)).toBe(true);
    expect(isLastValid(endless, [endless], now)).toBe(true);
    expect(isLastValid(valid, [valid, endless, expired], now)).toBe(false);
    expect(isLastValid(expired, [expired], now)).toBe(false);
  });
});

it.each([
  [0, 0, "day"],
  [59, 59, "day"],
  [60, 2, "month"],
  [-90, -3, "month"],
  [700, 2, "year"],
])("%i days are rounded to %i of the unit %s", (days, value, unit) => {
  expect(roughly(days)).toEqual({ value, unit });
});
