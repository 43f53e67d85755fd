/** Saves a chart as a PNG. */
import { Effect } from "effect";
import { Downloads } from "#src/services/Downloads.ts";
import { type ChartToDraw, chartImage } from "./chartImage.ts";

export const saveChartImage = Effect.fn("saveChartImage")(function* (chart: ChartToDraw) {
  const content = yield* Effect.promise(() => chartImage(chart));
  const { save } = yield* Downloads;
  yield* save({ name: `${chart.provenance.fileStem}_${chart.data.id}.png`, content });
});
