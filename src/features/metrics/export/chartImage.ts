/** A chart as a PNG with its summary and its provenance, for a file and for the clipboard. */
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import type { Text } from "#src/i18n/i18n.ts";
import { palettes } from "#src/theme/palette.ts";
import type { Drawing } from "#src/ui/chart/kinds.ts";
import type { Provenance } from "./provenance.ts";
import { Effect } from "effect";
import { Downloads } from "#src/services/Downloads.ts";

export interface ChartToDraw {
  readonly data: ChartData<Text>;
  readonly drawing: Drawing;
  readonly summary: Text;
  readonly provenance: Provenance;
}

/** Images have the light colours in both modes. */
const { color } = palettes.light;
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const colors: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(color).map(([name, value]) => [`--color-${kebab(name)}`, value])),
  ...Object.fromEntries(
    Object.entries(palettes.light.chart).map(([key, value]) => [`--chart-${key}`, value]),
  ),
};

export const imageColor = (variable: string): string => colors[variable] ?? color.text;

export const chartImage = async ({
  data: { title },
  drawing,
  summary,
  provenance: { lines },
}: ChartToDraw): Promise<Blob> => {
  const { drawChartImage } = await import("#src/ui/chart/chartImage.ts");
  return drawChartImage({
    title,
    drawing,
    notes: [summary, ...lines.map(([name, value]) => `${name}: ${value}`)],
    colorOf: imageColor,
  });
};

export const saveChartImage = Effect.fn("saveChartImage")(function* (chart: ChartToDraw) {
  const content = yield* Effect.promise(() => chartImage(chart));
  const { save } = yield* Downloads;
  yield* save({ name: `${chart.provenance.fileStem}_${chart.data.id}.png`, content });
});
