/** One chart, so that everybody can read it: drawing or table, a sentence, and ways to take it along. */
import { useAtom } from "jotai";
import { ChartBarBig, ImageDown, Table2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { ChartData } from "#src/domain/chartData.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { Chart } from "#src/ui/Chart.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import * as css from "./ChartFigure.css.ts";
import { ChartTable } from "./ChartTable.tsx";
import { draw } from "./charts/draw.ts";
import { messages } from "./charts/messages.en.ts";
import { saveChartImage } from "./charts/saveChartImage.ts";
import { summaryText } from "./charts/words.ts";
import type { Provenance } from "./Provenance.ts";

export interface ChartFigureProps {
  data: ChartData<Text>;
  provenance: Provenance;
  /** More ways to take the numbers along. */
  actions?: ReactNode;
}

export function ChartFigure({ data, provenance, actions }: ChartFigureProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const [isTable, setTable] = useState(false);
  const [imageAtom] = useState(() => actionAtom(saveChartImage));
  const [{ isRunning }, saveImage] = useAtom(imageAtom);
  const drawing = draw(i18n, data);
  const summary = summaryText(i18n, data);
  const other = text(isTable ? messages.showChart : messages.showTable);
  /* A page has many charts; whoever goes from button to button hears whose each is. */
  const ofChart = (action: Text) => text(messages.ofChart, { action, title: data.title });
  return (
    <figure className={css.root}>
      <figcaption className={css.caption}>{summary}</figcaption>
      <div className={css.actions}>
        <Tooltip text={other}>
          <IconButton
            icon={isTable ? ChartBarBig : Table2}
            label={ofChart(other)}
            onPress={() => setTable(!isTable)}
          />
        </Tooltip>
        <Tooltip text={text(messages.image)}>
          <IconButton
            icon={ImageDown}
            label={ofChart(text(messages.image))}
            isPending={isRunning}
            onPress={() => void saveImage({ data, drawing, summary, provenance })}
          />
        </Tooltip>
        {actions}
      </div>
      <div className={css.body}>
        {isTable ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too
          <div className={css.table} role="group" aria-label={data.title} tabIndex={0}>
            <ChartTable data={data} />
          </div>
        ) : (
          <Chart label={data.title} {...drawing} />
        )}
      </div>
    </figure>
  );
}
