/** The most frequent work of the console, as ratios to parsing the JSON of 10,000 apps, which apply to any machine. */
import { Schema } from "effect";
import { bench, describe } from "vitest";
import { App } from "#schemas/apps/App.ts";
import { PageOf } from "#schemas/pages.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { fold, matchRank } from "#src/domain/wordSearch.ts";
import { draw } from "#src/features/metrics/charts/presentation/draw.ts";
import { makeI18n } from "#src/i18n/i18n.ts";
import { makeView, setDrawing } from "#src/ui/chart/vega.ts";
import { chartOf } from "#test/features/metrics/metricsCharts.ts";

const i18n = makeI18n("en", await loadCatalogue("en"));

const content = Array.from({ length: 10_000 }, (_, index) => ({
  id: `app_${index}`,
  name: `Vital Steps ${index}`,
  status: index % 2 === 0 ? "enabled" : "disabled",
  creationDate: "2026-03-01T12:00:00.000Z",
}));
const json = JSON.stringify({ content });
const decode = Schema.decodeUnknownSync(PageOf("Apps", App, "apps"));
const names = content.map(({ name }) => fold(name));
const words = fold("Steps 99");

const counts = (by: number) => Array.from({ length: 20 }, (_, index) => (index * by) % 997);
const bars = [chartOf("bars", [counts(31)]), chartOf("bars", [counts(17)])] as const;
const [first, second] = [draw(i18n, bars[0]), draw(i18n, bars[1])];
const size = { width: 480, height: 440 };
const view = makeView("bars");
let turn = 0;

describe("10,000 apps", () => {
  bench("JSON.parse", () => void JSON.parse(json));
  bench("decode the parsed answer", () => void decode({ content }));
  bench("filter by words", () => void names.filter((name) => matchRank(name, words) !== undefined));
});

describe("a chart of 20 bars", () => {
  bench("JSON.parse of 10,000 apps", () => void JSON.parse(json));
  bench("data to rows and words", () => void draw(i18n, bars[0]));
  bench("draw first", async () => {
    const own = setDrawing(makeView("bars"), first, size);
    await own.toSVG();
    own.finalize();
  });
  bench("draw other data", async () => {
    turn += 1;
    await setDrawing(view, turn % 2 === 0 ? first : second, size).runAsync();
  });
  bench("draw at another width", async () => {
    turn += 1;
    await setDrawing(view, first, { ...size, width: turn % 2 === 0 ? 480 : 481 }).runAsync();
  });
});
