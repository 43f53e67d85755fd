/** The choice as parameters of the address. */
import { DateTime } from "effect";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { Comparison, type PeriodChoice, timePeriodIds } from "#src/domain/metrics/timePeriod.ts";
import { decodeChoice, encodeChoice, hrefOf } from "#src/features/metrics/question/address.ts";

const [apple, zen] = ["apple", "zen"].map((id) => AppId.make(id)) as [AppId, AppId];
const march = {
  first: DateTime.unsafeMake("2026-03-01T00:00:00Z"),
  last: DateTime.unsafeMake("2026-03-31T00:00:00Z"),
};

describe("the address", () => {
  it("can express every choice", () => {
    const choice = fc.record(
      {
        app: fc.constantFrom(apple, zen),
        period: fc.constantFrom<Array<PeriodChoice>>(...timePeriodIds, march),
        comparison: fc.constantFrom(...Comparison.literals),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(choice, (each) => {
        expect(decodeChoice(encodeChoice(each))).toEqual(each);
      }),
    );
  });

  it("ignores only the parameters that cannot be read", () => {
    expect(decodeChoice({ app: "", period: "whenever", compare: "yes" })).toEqual({});
    expect(decodeChoice({ app: "..", period: "LAST_YEAR", compare: undefined })).toEqual({
      period: "LAST_YEAR",
    });
  });

  it("ignores days that are none", () => {
    const days = { from: "2026-03-31", to: "2026-03-01" };
    expect(decodeChoice({ ...days, period: "LAST_YEAR" })).toEqual({ period: "LAST_YEAR" });
    expect(decodeChoice(days)).toEqual({});
  });

  it("contains days instead of a period, or a period instead of days", () => {
    expect(decodeChoice({ period: "LAST_YEAR", from: "2026-03-01", to: "2026-03-31" })).toEqual({
      period: march,
    });
  });

  it("becomes a link with its search and its hash, without empty parts", () => {
    expect(hrefOf({ pathname: "/a", search: { app: "a b", period: "ALL_TIME" }, hash: "chart-age" })).toBe(
      "/a?app=a+b&period=ALL_TIME#chart-age",
    );
    expect(hrefOf({ pathname: "/a", search: {}, hash: "" })).toBe("/a");
  });
});
