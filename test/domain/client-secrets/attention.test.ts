/** Which of an app's secrets need attention. */
import { DateTime } from "effect";
import { expect, it } from "vitest";
import { attentionOf } from "#src/domain/client-secrets/attention.ts";

const now = DateTime.unsafeMakeZoned("2026-03-01T12:00:00Z", { timeZone: "Europe/Berlin" });
const secret = (day?: string) =>
  day === undefined ? {} : { expirationDate: DateTime.unsafeMake(`${day}T21:59:59.999Z`) };
const attentionTo = (...days: ReadonlyArray<string | undefined>) => {
  const attention = attentionOf(days.map(secret), now);
  return attention && { ...attention, at: DateTime.formatIsoDateUtc(attention.at) };
};

it.each([[[]], [[undefined]], [["2026-03-16"]], [["2030-01-01", undefined]]])(
  "%j needs no attention",
  (days) => {
    expect(attentionTo(...days)).toBeUndefined();
  },
);

it("counts secrets that expire within fourteen days, and names the first", () => {
  expect(attentionTo("2026-03-15", "2026-03-02", "2026-03-16")).toEqual({
    expired: 0,
    soon: 2,
    state: "soon",
    at: "2026-03-02",
  });
});

it("names the secret that expired last rather than those that will expire", () => {
  expect(attentionTo("2026-03-02", "2025-01-01", "2026-02-27")).toEqual({
    expired: 2,
    soon: 1,
    state: "expired",
    at: "2026-02-27",
  });
});
