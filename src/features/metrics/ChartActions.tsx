/** What can be done with a chart: read it as a table, take it along as an image or as numbers. */
import { useAtom, useSetAtom } from "jotai";
import { ChartBarBig, FileSpreadsheet, ImageDown, Table2 } from "lucide-react";
import { useState } from "react";
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import * as css from "./ChartActions.css.ts";
import { draw } from "./charts/draw.ts";
import { messages } from "./charts/messages.en.ts";
import { saveChartImage } from "./charts/saveChartImage.ts";
import { summaryText } from "./charts/words.ts";
import { messages as exporting } from "./export/messages.en.ts";
import { saveCsvAtom } from "./export/saveCsv.ts";
import type { MetricChart } from "./metricChart.ts";
import type { Provenance } from "./Provenance.ts";

export interface ChartActionsProps {
  chart: MetricChart;
  data: ChartData<Text>;
  provenance: Provenance;
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
}

export function ChartActions({ chart, data, provenance, isTable, onTableChange }: ChartActionsProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const [imageAtom] = useState(() => actionAtom(saveChartImage));
  const [{ isRunning }, saveImage] = useAtom(imageAtom);
  const saveCsv = useSetAtom(saveCsvAtom);
  const other = text(isTable ? messages.showChart : messages.showTable);
  // A page has many charts; whoever goes from button to button hears whose each is.
  const ofChart = (action: Text) => text(messages.ofChart, { action, title: data.title });
  const csv = text(exporting.csvOf, { title: data.title });
  const takeImage = () =>
    void saveImage({ data, drawing: draw(i18n, data), summary: summaryText(i18n, data), provenance });
  return (
    <div className={css.root}>
      <Tooltip text={other}>
        <IconButton
          icon={isTable ? ChartBarBig : Table2}
          label={ofChart(other)}
          onPress={() => onTableChange(!isTable)}
        />
      </Tooltip>
      <Tooltip text={text(messages.image)}>
        <IconButton
          icon={ImageDown}
          label={ofChart(text(messages.image))}
          isPending={isRunning}
          onPress={takeImage}
        />
      </Tooltip>
      <Tooltip text={csv}>
        <IconButton icon={FileSpreadsheet} label={csv} onPress={() => void saveCsv(chart.id, [chart])} />
      </Tooltip>
    </div>
  );
}
