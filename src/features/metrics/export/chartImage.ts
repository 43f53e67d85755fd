/** A chart as a PNG with its summary and its provenance: copied, or saved where the browser copies no images. */
import { Effect } from "effect";
import type { Getter } from "jotai";
import { cssName } from "#schemas/colours.ts";
import { hasMoved } from "#src/domain/metrics/chartData.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import type { AtomTools } from "#src/runtime/actionAtom.ts";
import { canCopyBlobs, copyBlob } from "#src/services/browser/clipboard.ts";
import { Downloads } from "#src/services/Downloads.ts";
import { palettes } from "#src/theme/palette.ts";
import type { ChartImage } from "#src/ui/chart/chartImage.ts";
import type { MetricChart } from "../answers/metricChart.ts";
import { draw } from "../charts/presentation/draw.ts";
import { summaryText } from "../charts/presentation/words.ts";
import { messages } from "../messages.en.ts";
import { provenanceOf } from "./provenance.ts";

/** Images have the light colours in both modes. */
const { color } = palettes.light;
const colors: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(color).map(([name, value]) => [`--color-${cssName(name)}`, value])),
  ...Object.fromEntries(
    Object.entries(palettes.light.chart).map(([key, value]) => [`--chart-${key}`, value]),
  ),
};

export const imageColor = (variable: string): string => colors[variable] ?? color.text;

const imageOf = async (image: ChartImage): Promise<Blob> => {
  const { drawChartImage } = await import("#src/ui/chart/chartImage.ts");
  return drawChartImage(image);
};

/** Safari allows it only if the clipboard is asked at once, with an image that is still being made. */
const copyImage = Effect.fn("copyImage")(function* (image: ChartImage, { get, set }: AtomTools) {
  const isCopied = yield* copyBlob("image/png", imageOf(image));
  set(toastAtom, get(i18nAtom).text(isCopied ? messages.imageCopied : messages.imageNotCopied), {
    isFailure: !isCopied,
  });
});

const saveImage = Effect.fn("saveImage")(function* (image: ChartImage, name: string) {
  const content = yield* Effect.promise(() => imageOf(image));
  const { save } = yield* Downloads;
  yield* save({ name, content });
});

/** Undefined without numbers. */
export const provenanceOfImage = (get: Getter, { block, dataAtom }: MetricChart) => {
  const data = get(dataAtom);
  return data && provenanceOf(get, block, data.kind === "trend" || !hasMoved(data));
};

/** Of a chart with numbers, as it is shown now. */
export const takeChartImage = (chart: MetricChart, tools: AtomTools) => {
  const i18n = tools.get(i18nAtom);
  const data = tools.get(chart.dataAtom);
  const provenance = provenanceOfImage(tools.get, chart);
  if (!data || !provenance) return Effect.void;
  const image = {
    title: data.title,
    drawing: draw(i18n, data),
    notes: [summaryText(i18n, data), ...provenance.lines.map(([name, value]) => `${name}: ${value}`)],
    colorOf: imageColor,
  };
  return canCopyBlobs ? copyImage(image, tools) : saveImage(image, `${provenance.fileStem}_${chart.id}.png`);
};
