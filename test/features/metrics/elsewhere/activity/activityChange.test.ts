/** How the overview says that more or fewer users are active, in each language. */
import { expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import { activityChange } from "#src/features/metrics/elsewhere/activity/activityChange.ts";
import { makeI18n } from "#src/i18n/i18n.ts";

const english = makeI18n("en", await loadCatalogue("en"));
const german = makeI18n("de", await loadCatalogue("de"));

it.each<readonly [active: number, previous: number, shown: string, spoken: string]>([
  [328, 321, "▲ 2.2%", "2.2% more than in the 30 days before"],
  [0, 321, "▼ 100.0%", "100.0% fewer than in the 30 days before"],
  [7, 7, "±\u00A00", "as many as in the 30 days before"],
  [7, 0, "▲ from 0", "nobody in the 30 days before"],
])("%i active users after %i are shown as %s and read as %s", (active, previous, shown, spoken) => {
  expect(activityChange(english, active, previous)).toEqual({ shown, spoken });
});

it("the change has German words in German", () => {
  expect(activityChange(german, 300, 400)).toEqual({
    shown: "▼ 25,0\u00A0%",
    spoken: "25,0\u00A0% weniger als in den 30 Tagen davor",
  });
});

it.each<readonly [ChartCount, ChartCount]>([
  [{ below: 5 }, 7],
  [7, { below: null }],
  [7, "missing"],
])("%j after %j has no change, as one of them is not known", (active, previous) => {
  expect(activityChange(english, active, previous)).toBeUndefined();
});
