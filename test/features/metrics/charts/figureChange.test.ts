/** How key figures have changed, in each language, as shown and for screen readers. */
import { describe, expect, it } from "vitest";
import { type Change, changeOf, type ChartCount, shareChangeOf } from "#src/domain/metrics/chartData.ts";
import { changeText, changeValues, figureChange } from "#src/features/metrics/charts/counts.ts";
import { messages as activity } from "#src/features/metrics/elsewhere/activity/messages.en.ts";
import { type I18n } from "#src/i18n/i18n.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const english = await i18nIn("en");
const german = await i18nIn("de");

const known = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error("There is a change");
  return value;
};

const activityChange = (i18n: I18n, change: Change) => {
  const values = { ...changeValues(i18n, change), days: 30 };
  return { shown: i18n.text(activity.change, values), spoken: i18n.text(activity.changeSpoken, values) };
};

describe("a count", () => {
  it.each<readonly [count: number, previous: number, shown: string, spoken: string]>([
    [294, 288, "▲ 6 (+2.1%)", "6 more (+2.1%)"],
    [996, 1000, "▼ 4 (−0.4%)", "4 fewer (−0.4%)"],
    [7, 7, "±\u00A00", "no change"],
    [10, 0, "▲ 10 (from 0)", "10 more (from 0)"],
    [0, 1234, "▼ 1,234 (−100.0%)", "1,234 fewer (−100.0%)"],
  ])("of %i after %i is shown as %s and read as %s", (count, previous, shown, spoken) => {
    expect(figureChange(english, known(changeOf(count, previous)))).toEqual({ shown, spoken });
  });

  it.each<readonly [count: ChartCount, previous: ChartCount, shown: string]>([
    [12, 10, "+2 (+20.0%)"],
    [10, 12, "−2 (−16.7%)"],
    [5, 5, "±0 (±0.0%)"],
    [5, 0, "+5 (new)"],
    [5, "pending", "–"],
  ])("of %i after %j is shown as %s in a table", (count, previous, shown) => {
    expect(changeText(english, count, previous)).toBe(shown);
  });
});

describe("a share", () => {
  it.each<readonly [share: number, previous: number, shown: string, spoken: string]>([
    [0.1495, 0.1536, "▼ 0.4 pts", "0.4 percentage points lower"],
    [1, 0.5, "▲ 50.0 pts", "50.0 percentage points higher"],
    [0.1, 0, "▲ 10.0 pts", "10.0 percentage points higher"],
    [0.50004, 0.5, "±\u00A00", "no change"],
  ])("of %d after %d is shown as %s and read as %s", (share, previous, shown, spoken) => {
    expect(figureChange(english, known(shareChangeOf(share, previous)), "points")).toEqual({ shown, spoken });
  });
});

it("changes have German texts in German", () => {
  expect(figureChange(german, known(shareChangeOf(0.1495, 0.1536)), "points")).toEqual({
    shown: "▼ 0,4 Prozentpunkte",
    spoken: "0,4 Prozentpunkte weniger",
  });
  expect(activityChange(german, known(changeOf(300, 400)))).toEqual({
    shown: "▼ 25,0\u00A0%",
    spoken: "25,0\u00A0% weniger als in den 30 Tagen davor",
  });
});
