/** The period's ends among the buckets of the roll-ups: UTC days, and weeks from Monday to Sunday in UTC. */

const day = 24 * 60 * 60 * 1000;
/** The epoch was a Thursday. */
const firstMonday = -3 * day;

const startOf = (at: Date, length: number, origin: number) =>
  Math.floor((at.getTime() - origin) / length) * length + origin;

export interface Buckets {
  /** Start of the first bucket that begins within the period. */
  readonly first: Date;
  /** Start of the bucket in which the period ends. */
  readonly last: Date;
  /** End of the activities before the first whole bucket. */
  readonly headEnd: Date;
  /** Start of the activities after the last whole bucket. */
  readonly tailStart: Date;
}

const buckets =
  (length: number, origin: number) =>
  (period: { readonly start: Date; readonly end: Date }): Buckets => {
    const start = period.start.getTime();
    const floor = startOf(period.start, length, origin);
    const first = floor === start ? start : floor + length;
    const last = startOf(period.end, length, origin);
    return {
      first: new Date(first),
      last: new Date(last),
      headEnd: new Date(Math.min(first, last)),
      tailStart: new Date(Math.max(start, last)),
    };
  };

export const daysOf = buckets(day, 0);
export const weeksOf = buckets(7 * day, firstMonday);
