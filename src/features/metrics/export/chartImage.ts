/** A chart as a PNG with its summary and its provenance, for a file and for the clipboard. */
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import type { Text } from "#src/i18n/Text.ts";
import { chartPalettes } from "#src/theme/chartPalette.ts";
import { palettes } from "#src/theme/palette.ts";
import type { Drawing } from "#src/ui/chart/kinds.ts";
import type { Provenance } from "./provenance.ts";

export interface ChartToDraw {
  readonly data: ChartData<Text>;
  readonly drawing: Drawing;
  readonly summary: Text;
  readonly provenance: Provenance;
}

/** Images have the light colours in both modes. */
const { surface, text, textMuted, border, borderControl } = palettes.light.color;
const colors: Readonly<Record<string, string>> = {
  "--color-surface": surface,
  "--color-text": text,
  "--color-text-muted": textMuted,
  "--color-border": border,
  "--color-border-control": borderControl,
  ...Object.fromEntries(Object.entries(chartPalettes.light).map(([key, color]) => [`--chart-${key}`, color])),
};

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
    colorOf: (variable) => colors[variable] ?? text,
  });
};
