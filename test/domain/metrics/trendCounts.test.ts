/** Which counts of a trend are shown: with a minimum group size all or none of them. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChartCount, isKnown, withheld } from "#src/domain/metrics/chartData.ts";
import { sessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import { shownTrend, type TrendCounts, type TrendEntry } from "#src/domain/metrics/trendCounts.ts";

const limit = 5;
/** The platform's answer for a sub-period, as it is shown without others. */
const counts = (registered: number, active: number): TrendCounts =>
  sessionCounts(
    { totalRegisteredUsers: registered, totalActiveUsers: active, registeredUsers: [], activeUsers: [] },
    limit,
  ).totals;
const tiles = counts(200, 90);
const large = counts(100, 40);

/** Nobody was registered at the beginning. */
const atStart = { current: 0, compared: 0 };

const countsOf = (entries: ReadonlyArray<{ registered: ChartCount; active: ChartCount } | null>) =>
  entries.flatMap((entry) => (entry ? [entry.registered, entry.active] : []));

it("without a minimum group size, loaded counts are shown while others load, unless they contradict each other", () => {
  const loaded = {
    current: [large, "missing", "pending", counts(110, 120)],
    compared: [null, large, "pending"],
    atStart,
  } as const;
  const { current, compared } = shownTrend(loaded, "pending", undefined);
  const [missing, pending] = [Array(2).fill("missing"), Array(2).fill("pending")];
  expect(countsOf(current)).toEqual([100, 40, ...missing, ...pending, ...missing]);
  expect(current.map(({ hasConflict }) => hasConflict)).toEqual([undefined, undefined, undefined, true]);
  expect(compared?.map((entry) => entry?.active)).toEqual([undefined, 40, "pending"]);
});

describe("new users", () => {
  const newUsers = (current: ReadonlyArray<TrendEntry>, before: ChartCount, minimum?: number) =>
    shownTrend(
      { current, compared: null, atStart: { current: before, compared: "missing" } },
      tiles,
      minimum,
    ).current.map((entry) => entry.newUsers);

  it.each<readonly [title: string, entries: ReadonlyArray<TrendEntry>, before: ChartCount, all: unknown]>([
    ["have joined since the part before", [counts(100, 100), counts(112, 40)], 90, [10, 12]],
    ["of all time begin with nobody", [large], 0, [100]],
    ["are unknown without a beginning", [large, counts(112, 40)], "missing", ["missing", 12]],
    ["wait for the part before", ["pending", large], 90, ["pending", "pending"]],
    ["are unknown where registered users become fewer", [large], 120, ["missing"]],
    ["are unknown beside contradictory counts", [counts(110, 120), large], 90, ["missing", "missing"]],
  ])("%s", (_title, entries, before, all) => {
    expect(newUsers(entries, before)).toEqual(all);
  });

  it("are all withheld with a minimum group size if few have joined in one part", () => {
    const entries = [large, counts(112, 40), counts(112, 50)];
    expect(newUsers(entries, 95, limit)).toEqual([5, 12, 0]);
    expect(newUsers(entries, 96, limit)).toEqual([withheld, withheld, withheld]);
  });
});

describe("with a minimum group size", () => {
  const shown = (current: ReadonlyArray<TrendEntry>, whole: TrendEntry = tiles) =>
    new Set(countsOf(shownTrend({ current, compared: null, atStart }, whole, limit).current));

  it.each<readonly [title: string, current: ReadonlyArray<TrendEntry>, tiles: TrendEntry, all: ChartCount]>([
    ["one is still loading", [large, "pending", "missing"], tiles, "pending"],
    ["the tiles are still loading", [large, large], "pending", "pending"],
    ["one is missing, which may be small", [large, "missing", counts(100, 3)], tiles, "missing"],
    ["few were active", [large, counts(100, 4)], tiles, withheld],
    ["few were not active", [large, counts(100, 96)], tiles, withheld],
    ["few were registered", [counts(4, 0), large], tiles, withheld],
    ["a tile is withheld", [large, large], counts(200, 3), withheld],
  ])("nothing is shown if %s", (_title, current, whole, all) => {
    expect(shown(current, whole)).toEqual(new Set([all]));
  });

  it("all counts are shown if none is small", () => {
    expect(shown([counts(0, 0), large])).toEqual(new Set([0, 100, 40]));
  });

  it("the previous period is shown only if neither withholds a count, and never hides the period's own", () => {
    const nothing = { registered: withheld, active: withheld, newUsers: withheld };
    const comparedOf = (current: TrendEntry, before: TrendEntry) =>
      shownTrend({ current: [current], compared: [before, null], atStart }, tiles, limit);
    expect(comparedOf(large, large).compared).toEqual([{ ...large, newUsers: 100 }, null]);
    expect(comparedOf(counts(100, 3), large).compared).toEqual([nothing, null]);
    expect(comparedOf(large, counts(100, 3))).toEqual({
      current: [{ ...large, newUsers: 100 }],
      compared: [nothing, null],
    });
  });

  it("no number is shown beside a withheld count, and none from 1 to below the limit", () => {
    const sizes = [0, 1, 4, 5, 40];
    const anyEntry = fc.constantFrom<TrendEntry>(
      "pending",
      "missing",
      ...sizes.flatMap((active) => sizes.map((inactive) => counts(active + inactive, active))),
    );
    fc.assert(
      fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 6 }), anyEntry, (current, whole) => {
        const all = countsOf(shownTrend({ current, compared: null, atStart }, whole, limit).current);
        expect(all.every(isKnown) || !all.some(isKnown)).toBe(true);
        expect(all.filter((count) => isKnown(count) && count > 0 && count < limit)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
