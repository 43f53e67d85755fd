/** The menu of a chart: its table, its picture and its numbers as a file. */
import { useAtom, useSetAtom } from "jotai";
import { ChartBarBig, Copy, EllipsisVertical, FileSpreadsheet, ImageDown, Table2 } from "lucide-react";
import { useState } from "react";
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import { type Text, useText } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { canCopyBlobs } from "#src/services/browser/clipboard.ts";
import { MenuButton, type MenuEntry } from "#src/ui/MenuButton.tsx";
import type { MetricChart } from "../answers/metricChart.ts";
import { messages as words } from "../charts/messages.en.ts";
import { saveChartsAtom } from "../export/chartCsv.ts";
import { takeChartImage } from "../export/chartImage.ts";
import { messages } from "../messages.en.ts";

export interface ChartActionsProps {
  chart: MetricChart;
  data: ChartData<Text>;
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ChartActions({ chart, data, isTable, onTableChange, ...button }: ChartActionsProps) {
  const text = useText();
  const [imageAtom] = useState(() => actionAtom(takeChartImage));
  const [{ isRunning }, take] = useAtom(imageAtom);
  const saveCsv = useSetAtom(saveChartsAtom);
  const entries: ReadonlyArray<MenuEntry> = [
    {
      id: "table",
      name: text(isTable ? words.showChart : words.showTable),
      icon: isTable ? ChartBarBig : Table2,
      onAction: () => onTableChange(!isTable),
    },
    ...(data.hasConflict === true
      ? []
      : [
          {
            id: "image",
            name: text(canCopyBlobs ? messages.copyImage : words.image),
            icon: canCopyBlobs ? Copy : ImageDown,
            onAction: () => void take(chart),
          },
        ]),
    {
      id: "csv",
      name: text(interaction.csv),
      icon: FileSpreadsheet,
      onAction: () => void saveCsv(chart.id, [chart]),
    },
  ];
  return (
    <MenuButton
      icon={EllipsisVertical}
      label={text(words.actions, { title: data.title })}
      isPending={isRunning}
      {...button}
      entries={entries}
    />
  );
}
