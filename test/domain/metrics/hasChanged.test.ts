/** When a number of people has changed. */
import { expect, it } from "vitest";
import { hasCountChanged } from "#src/domain/metrics/hasChanged.ts";

it.each<readonly [before: number, now: number, hasChanged: boolean]>([
  [0, 8, false],
  [0, 9, true],
  [300, 231, false],
  [300, 230, true],
  [10_000, 10_430, false],
  [1_000_000, 1_040_000, false],
])("%i people and then %i are a change: %j", (before, now, hasChanged) => {
  expect(hasCountChanged(now, before)).toBe(hasChanged);
});
