/** How key figures have changed, in each language, as shown and for screen readers. */
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import { countChange, shareChange } from "#src/features/metrics/charts/figureChange.ts";
import { makeI18n } from "#src/i18n/i18n.ts";

const english = makeI18n("en", await loadCatalogue("en"));
const german = makeI18n("de", await loadCatalogue("de"));

describe("a count", () => {
  it.each<readonly [count: number, previous: number, shown: string, spoken: string]>([
    [294, 288, "▲ 6 (+2.1%)", "6 more (+2.1%)"],
    [996, 1000, "▼ 4 (−0.4%)", "4 fewer (−0.4%)"],
    [7, 7, "±\u00A00", "unchanged"],
    [10, 0, "▲ 10 (from 0)", "10 more (from 0)"],
    [0, 1234, "▼ 1,234 (−100.0%)", "1,234 fewer (−100.0%)"],
  ])("of %i after %i is shown as %s and read as %s", (count, previous, shown, spoken) => {
    expect(countChange(english, count, previous)).toEqual({ shown, spoken });
  });

  it.each<readonly [ChartCount, ChartCount]>([
    [{ below: 5 }, 7],
    [7, { below: null }],
  ])("of %j after %j has no change, as one of them is withheld", (count, previous) => {
    expect(countChange(english, count, previous)).toBeUndefined();
  });
});

describe("a share", () => {
  it.each<readonly [share: number, previous: number, shown: string, spoken: string]>([
    [0.1495, 0.1536, "▼ 0.4 pts", "0.4 percentage points less"],
    [1, 0.5, "▲ 50.0 pts", "50.0 percentage points more"],
    [0.50004, 0.5, "±\u00A00", "unchanged"],
  ])("of %d after %d is shown as %s and read as %s", (share, previous, shown, spoken) => {
    expect(shareChange(english, share, previous)).toEqual({ shown, spoken });
  });

  it("has no change if it does not exist", () => {
    expect([shareChange(english, null, 0.5), shareChange(english, 0.5, null)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("has German texts in German", () => {
    expect(shareChange(german, 0.1495, 0.1536)).toEqual({
      shown: "▼ 0,4 Prozentpunkte",
      spoken: "0,4 Prozentpunkte weniger",
    });
  });
});
