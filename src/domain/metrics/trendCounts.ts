/** What of a trend may be shown: with a minimum group size all of it or nothing (decision 22). */
import { type ChartCount, isKnown, withheld } from "./chartData.ts";
import type { SessionCounts } from "./sessionCounts.ts";

/** Registered at the end of a sub-period, active and inactive within it. */
export type TrendCounts = SessionCounts["totals"];
export type TrendEntry = TrendCounts | "pending" | "missing";

export interface ShownEntry {
  readonly registered: ChartCount;
  readonly active: ChartCount;
}

/** Those of one period and, while periods are compared, of the one before; null where there is none to compare. */
export interface TrendEntries {
  readonly current: ReadonlyArray<TrendEntry>;
  readonly previous: ReadonlyArray<TrendEntry | null> | null;
}

export interface ShownTrend {
  readonly current: ReadonlyArray<ShownEntry>;
  readonly previous: ReadonlyArray<ShownEntry | null> | null;
}

const all = (count: ChartCount): ShownEntry => ({ registered: count, active: count });

const plain = (entry: TrendEntry): ShownEntry => (typeof entry === "string" ? all(entry) : entry);

const isWhole = (entries: ReadonlyArray<TrendEntry | null>): boolean =>
  entries.every(
    (entry) => entry === null || (typeof entry !== "string" && Object.values(entry).every(isKnown)),
  );

/** What takes the place of counts that depend on these entries; undefined where they may be shown. */
const insteadOf = (entries: ReadonlyArray<TrendEntry | null>): ChartCount | undefined => {
  if (isWhole(entries)) return undefined;
  if (entries.includes("pending")) return "pending";
  // A count that is shown now could not be taken back when the missing one turns out to be small.
  return entries.includes("missing") ? "missing" : withheld;
};

/**
 * `tiles` are the counts of the whole period. With `isProtected` a single count that is withheld takes all others with
 * it: whoever was active in a sub-period is one of those who were active in the period.
 */
export const shownTrend = (
  { current, previous }: TrendEntries,
  tiles: TrendEntry,
  isProtected: boolean,
): ShownTrend => {
  const shownWith = (others: ReadonlyArray<TrendEntry | null>) => {
    const instead = isProtected ? insteadOf([tiles, ...others]) : undefined;
    return (entry: TrendEntry) => (instead === undefined ? plain(entry) : all(instead));
  };
  const shownBefore = shownWith([...current, ...(previous ?? [])]);
  return {
    current: current.map(shownWith(current)),
    previous: previous && previous.map((entry) => entry && shownBefore(entry)),
  };
};
