/** Images have their own colours for each variable that a chart is drawn with. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { imageColor, provenanceOfImage } from "#src/features/metrics/export/chartImage.ts";
import { genderChart } from "#src/features/metrics/sections/sections.ts";
import { palettes } from "#src/theme/palette.ts";
import { chart, openStatistics } from "../metricsPage.ts";
import { sessionAnswer } from "../metricsWorld.ts";

it("no variable of a chart falls back to the colour of text", () => {
  const folder = new URL("../../../../src/ui/chart/", import.meta.url);
  const used = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/var\((--[\w-]+)\)/g)].map(
      ([, name]) => name ?? "",
    ),
  );
  expect(used).toContain("--color-chart-line");
  const { text } = palettes.light.color;
  const fallen = new Set(used.filter((name) => imageColor(name) === text));
  expect([...fallen]).toEqual(used.includes("--color-text") ? ["--color-text"] : []);
});

it("an image explains ticks only where its chart has some", async () => {
  const search = { period: "LAST_7_DAYS", compare: "previous" };
  const { store, calls, latest, answerAll } = await openStatistics({ search });
  await answerAll();
  await expect.poll(() => calls.length).toBeGreaterThan(3);
  latest("session")?.answer(sessionAnswer(100, 20));
  const explaining = (id: string) =>
    provenanceOfImage(store.get, chart(id))?.lines.filter(([, value]) => value.includes("percentage points"));
  await expect.poll(() => explaining("chart-active-share-age")).toHaveLength(1);
  expect(explaining(genderChart.id)).toEqual([]);
});
