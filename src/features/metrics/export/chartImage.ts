/** A chart as a PNG with its summary and its provenance: copied, or saved where the browser copies no images. */
import { Effect } from "effect";
import { cssName } from "#schemas/colours.ts";
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import type { Text } from "#src/i18n/i18n.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import type { AtomTools } from "#src/runtime/actionAtom.ts";
import { canCopyBlobs, copyBlob } from "#src/services/browser/clipboard.ts";
import { Downloads } from "#src/services/Downloads.ts";
import { palettes } from "#src/theme/palette.ts";
import type { Drawing } from "#src/ui/chart/kinds.ts";
import { messages } from "../messages.en.ts";
import type { Provenance } from "./provenance.ts";

export interface ChartToDraw {
  readonly data: ChartData<Text>;
  readonly drawing: Drawing;
  readonly summary: Text;
  readonly provenance: Provenance;
}

/** Images have the light colours in both modes. */
const { color } = palettes.light;
const colors: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(color).map(([name, value]) => [`--color-${cssName(name)}`, value])),
  ...Object.fromEntries(
    Object.entries(palettes.light.chart).map(([key, value]) => [`--chart-${key}`, value]),
  ),
};

export const imageColor = (variable: string): string => colors[variable] ?? color.text;

const chartImage = async ({
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

/** Safari allows it only if the clipboard is asked at once, with an image that is still being made. */
const copyChartImage = Effect.fn("copyChartImage")(function* (chart: ChartToDraw, { get, set }: AtomTools) {
  const isCopied = yield* copyBlob("image/png", chartImage(chart));
  set(toastAtom, get(i18nAtom).text(isCopied ? messages.imageCopied : messages.imageNotCopied), {
    isFailure: !isCopied,
  });
});

const saveChartImage = Effect.fn("saveChartImage")(function* (chart: ChartToDraw) {
  const content = yield* Effect.promise(() => chartImage(chart));
  const { save } = yield* Downloads;
  yield* save({ name: `${chart.provenance.fileStem}_${chart.data.id}.png`, content });
});

export const takeChartImage = (chart: ChartToDraw, tools: AtomTools) =>
  canCopyBlobs ? copyChartImage(chart, tools) : saveChartImage(chart);
