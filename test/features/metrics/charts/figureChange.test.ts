/** How numbers of people have changed, in each language, as shown and for screen readers. */
import { expect, it } from "vitest";
import { changeOf, type ChartCount } from "#src/domain/metrics/chartData.ts";
import { changeText, changeValues, figureChangeOf } from "#src/features/metrics/charts/counts.ts";
import { messages as activity } from "#src/features/metrics/elsewhere/activity/messages.en.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const english = await i18nIn("en");
const german = await i18nIn("de");

it.each<readonly [count: number, previous: number, shown: string, spoken: string, hasChanged: boolean]>([
  [294, 288, "▲ 6 (+2.1%)", "6 more (+2.1%)", false],
  [996, 1000, "▼ 4 (−0.4%)", "4 fewer (−0.4%)", false],
  [7, 7, "±\u00A00", "no change", false],
  [10, 0, "▲ 10 (from 0)", "10 more (from 0)", true],
  [0, 1234, "▼ 1,234 (−100.0%)", "1,234 fewer (−100.0%)", true],
])(
  "%i after %i is shown as %s, read as %s, and a change: %j",
  (count, previous, shown, spoken, hasChanged) => {
    expect(figureChangeOf(english, count, previous)).toEqual({ shown, spoken, hasChanged });
  },
);

it.each<readonly [count: ChartCount, previous: ChartCount, shown: string]>([
  [12, 10, "+2 (+20.0%)"],
  [10, 12, "−2 (−16.7%)"],
  [5, 5, "±0 (±0.0%)"],
  [5, 0, "+5 (new)"],
  [5, "pending", "–"],
])("%i after %j is shown as %s in a table", (count, previous, shown) => {
  expect(changeText(english, count, previous)).toBe(shown);
});

it("changes have German texts in German", () => {
  expect(figureChangeOf(german, 300, 400)).toMatchObject({
    shown: "▼ 100 (−25,0\u00A0%)",
    spoken: "100 weniger (−25,0\u00A0%)",
  });
  const change = changeOf(300, 400) ?? { kind: "none", size: 0, relative: 0 };
  const values = { ...changeValues(german, change), days: 30 };
  expect([german.text(activity.change, values), german.text(activity.changeSpoken, values)]).toEqual([
    "▼ 25,0\u00A0%",
    "25,0\u00A0% weniger als in den 30 Tagen davor",
  ]);
});
