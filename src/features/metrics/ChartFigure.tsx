/** A chart with its summary, drawn or as a table. */
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { Chart } from "#src/ui/Chart.tsx";
import * as css from "./ChartFigure.css.ts";
import { ChartTable } from "./ChartTable.tsx";
import { draw } from "./charts/draw.ts";
import { summaryText } from "./charts/words.ts";

/** In pixels: the height of a printed page. A taller drawing is drawn more densely on paper. */
const pageHeight = 800;

export interface ChartFigureProps {
  data: ChartData<Text>;
  isTable: boolean;
}

export function ChartFigure({ data, isTable }: ChartFigureProps) {
  const i18n = useI18n();
  const drawing = draw(i18n, data);
  return (
    <figure className={css.root}>
      <figcaption className={css.caption}>{summaryText(i18n, data)}</figcaption>
      {isTable ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
        <div className={css.table} role="group" aria-label={data.title} tabIndex={0}>
          <ChartTable data={data} />
        </div>
      ) : (
        <Chart
          label={data.title}
          {...drawing}
          paper={drawing.height > pageHeight ? draw(i18n, data, true) : undefined}
        />
      )}
    </figure>
  );
}
