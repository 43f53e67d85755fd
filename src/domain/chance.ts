/** Whether two counts are further apart than chance alone would set them. */

const standardErrors = 3;

/** Both as counts of events, whose variance is their mean (Przyborowski and Wilenski, 1940). */
export const isBeyondChance = (now: number, before: number, least = standardErrors): boolean =>
  now !== before && Math.abs(now - before) >= least * Math.sqrt(now + before);
