/** The CSV file of a page: its name, and the charts in it. */
import { expect, it } from "vitest";
import { saveChartsAtom } from "#src/features/metrics/export/chartCsv.ts";
import { shownToastAtom } from "#src/interaction/toasts.ts";
import { charts, openStatistics } from "#test/features/metrics/metricsPage.ts";

const week = { period: "LAST_7_DAYS" };

it.each([
  ["Apple", "apple_last-7-days", week],
  ["Ähre & Söhne", "ähre-söhne_last-7-days", week],
  ["日本", "日本_2026-02-01-to-2026-03-15", { from: "2026-02-01", to: "2026-03-15" }],
  ["a".repeat(70), `${"a".repeat(60)}_last-7-days`, week],
])("a file of the app %j is named %s, after its period and its day", async (app, name, search) => {
  const { store, files, answerAll } = await openStatistics({ apps: [app], search });
  await answerAll();
  await store.set(saveChartsAtom, "statistics", charts);
  const expected = new RegExp(`^${name}_\\d{4}-\\d\\d-\\d\\d_statistics\\.csv$`);
  expect(files.map((file) => file.name)).toEqual([expect.stringMatching(expected)]);
});

it("there is no file when every block has failed", async () => {
  const { store, files, latest, answerAll } = await openStatistics();
  for (const metric of ["session", "topic", "sociodemographic"] as const) latest(metric)?.answer({}, 500);
  await answerAll();
  await store.set(saveChartsAtom, "statistics", charts);
  expect(files).toEqual([]);
  expect(store.get(shownToastAtom)?.id).toBe(1);
});
