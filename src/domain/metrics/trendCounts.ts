/** The counts of a trend, and which may be shown: with a minimum group size, all or none of them (decision 22). */
import { type ChartCount, isKnown, newUsersBetween, withheld } from "./chartData.ts";
import type { SessionCounts } from "./sessionCounts.ts";

/** Registered at the end of a sub-period, active and inactive within it. */
export type TrendCounts = SessionCounts["totals"];
export type TrendEntry = TrendCounts | "pending" | "missing";

interface Counts {
  readonly registered: ChartCount;
  readonly active: ChartCount;
  /** There are more active than registered users: one of the counts is wrong, so both are left out. */
  readonly hasConflict?: boolean;
}

export interface ShownEntry extends Counts {
  /** By how many registered users there are more than at the end of the sub-period before. */
  readonly newUsers: ChartCount;
}

/** The entries of a period and, while periods are compared, of the compared one; null without a counterpart. */
export interface TrendEntries {
  readonly current: ReadonlyArray<TrendEntry>;
  readonly compared: ReadonlyArray<TrendEntry | null> | null;
  /** Registered users at the beginning of each. */
  readonly atStart: { readonly current: ChartCount; readonly compared: ChartCount };
}

export interface ShownTrend {
  readonly current: ReadonlyArray<ShownEntry>;
  readonly compared: ReadonlyArray<ShownEntry | null> | null;
}

const all = (count: ChartCount): Counts => ({ registered: count, active: count });

const plain = (entry: TrendEntry): Counts => {
  if (typeof entry === "string") return all(entry);
  const { registered, active } = entry;
  const hasConflict = isKnown(registered) && isKnown(active) && active > registered;
  return hasConflict ? { ...all("missing"), hasConflict } : entry;
};

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

/** With a minimum group size, a single small number of new users withholds all of them. */
const withNewUsers = <Entry extends Counts | null>(
  entries: ReadonlyArray<Entry>,
  atStart: ChartCount,
  minimum: number | undefined,
) => {
  const registered = entries.map((entry) => entry?.registered ?? "missing");
  const counts = registered.map((now, index) => newUsersBetween(registered[index - 1] ?? atStart, now));
  const isSmall =
    minimum !== undefined && counts.some((count) => isKnown(count) && count > 0 && count < minimum);
  return entries.map((entry, index) => {
    const newUsers = counts[index] ?? "missing";
    return entry && { ...entry, newUsers: isSmall && isKnown(newUsers) ? withheld : newUsers };
  });
};

/**
 * `tiles` are the counts of the whole period. With a minimum group size, a single withheld count withholds all others: a
 * user who was active in a sub-period is also one of the period's active users.
 */
export const shownTrend = (
  { current, compared, atStart }: TrendEntries,
  tiles: TrendEntry,
  minimum: number | undefined,
): ShownTrend => {
  const shownWith = (others: ReadonlyArray<TrendEntry | null>) => {
    const instead = minimum === undefined ? undefined : insteadOf([tiles, ...others]);
    return (entry: TrendEntry) => (instead === undefined ? plain(entry) : all(instead));
  };
  const shownCompared = shownWith([...current, ...(compared ?? [])]);
  return {
    current: withNewUsers(current.map(shownWith(current)), atStart.current, minimum),
    compared:
      compared &&
      withNewUsers(
        compared.map((entry) => entry && shownCompared(entry)),
        atStart.compared,
        minimum,
      ),
  };
};
