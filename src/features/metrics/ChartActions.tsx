/** Buttons of a chart: show it as a table, save it as an image, save its numbers as CSV. */
import { useAtom, useAtomValue, useSetAtom } from "jotai";
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
import { provenanceOfAtom } from "./export/provenance.ts";
import { saveCsvAtom } from "./export/saveCsv.ts";
import type { MetricChart } from "./metricChart.ts";

export interface ChartActionsProps {
  chart: MetricChart;
  data: ChartData<Text>;
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
}

export function ChartActions({ chart, data, isTable, onTableChange }: ChartActionsProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const [imageAtom] = useState(() => actionAtom(saveChartImage));
  const [{ isRunning }, saveImage] = useAtom(imageAtom);
  const answer = useAtomValue(chart.block.answerAtom);
  const provenanceOf = useAtomValue(provenanceOfAtom);
  const saveCsv = useSetAtom(saveCsvAtom);
  const other = text(isTable ? messages.showChart : messages.showTable);
  // A page has many charts: a screen reader needs the chart's title in each button's name.
  const ofChart = (action: Text) => text(messages.ofChart, { action, title: data.title });
  const csv = text(exporting.csvOf, { title: data.title });
  const takeImage = () => {
    if (!answer) return;
    const [drawing, summary] = [draw(i18n, data), summaryText(i18n, data)];
    void saveImage({ data, drawing, summary, provenance: provenanceOf(answer) });
  };
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
