/** Which counts of a trend may be shown: with a minimum group size, all or none of them (decision 22). */
import { type ChartCount, isKnown, withheld } from "./chartData.ts";
import type { SessionCounts } from "./sessionCounts.ts";

/** Registered at the end of a sub-period, active and inactive within it. */
export type TrendCounts = SessionCounts["totals"];
export type TrendEntry = TrendCounts | "pending" | "missing";

export interface ShownEntry {
  readonly registered: ChartCount;
  readonly active: ChartCount;
}

/** If there are more active than registered users, one of the counts is wrong, so both are left out. */
export const hasConflict = ({ registered, active }: ShownEntry): boolean =>
  isKnown(registered) && isKnown(active) && active > registered;

/** The entries of a period and, while periods are compared, of the previous one; null without a counterpart. */
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

/** What replaces counts that depend on these entries; undefined if they may be shown. */
const insteadOf = (entries: ReadonlyArray<TrendEntry | null>): ChartCount | undefined => {
  if (isWhole(entries)) return undefined;
  if (entries.includes("pending")) return "pending";
  // A count that is shown now could not be taken back when the missing one turns out to be small.
  return entries.includes("missing") ? "missing" : withheld;
};

/**
 * `tiles` are the counts of the whole period. With `isProtected`, a single withheld count withholds all others: a user
 * who was active in a sub-period is also one of the period's active users.
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
