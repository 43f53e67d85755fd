/** The menu of a chart: show it as a table, save or copy its image and its numbers. */
import { useAtom, useAtomValue, useSetAtom, useStore } from "jotai";
import { ChartBarBig, Copy, EllipsisVertical, FileSpreadsheet, ImageDown, Table2 } from "lucide-react";
import { useState } from "react";
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { MenuButton, type MenuEntry } from "#src/ui/MenuButton.tsx";
import { draw } from "../charts/presentation/draw.ts";
import { messages } from "../charts/presentation/messages.en.ts";
import { canCopyChartAtom, copyChartImage, copyTableAtom } from "../export/copyChart.ts";
import type { ChartToDraw } from "../export/chartImage.ts";
import { saveChartImage } from "../export/saveChartImage.ts";
import { summaryText } from "../charts/presentation/words.ts";
import { messages as exporting } from "../export/messages.en.ts";
import { provenanceOfAtom } from "../export/provenance.ts";
import { saveCsvAtom } from "../export/saveCsv.ts";
import type { MetricChart } from "../answers/metricChart.ts";

export interface ChartActionsProps {
  chart: MetricChart;
  data: ChartData<Text>;
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Entries that only this chart has. */
  more: ReadonlyArray<MenuEntry> | undefined;
}

export function ChartActions({
  chart,
  data,
  isTable,
  onTableChange,
  more = [],
  ...button
}: ChartActionsProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const [imageAtom] = useState(() => actionAtom(saveChartImage));
  const [{ isRunning: isSaving }, saveImage] = useAtom(imageAtom);
  const [copiedImageAtom] = useState(() => actionAtom(copyChartImage));
  const [{ isRunning: isCopying }, copyImage] = useAtom(copiedImageAtom);
  const copyTable = useSetAtom(copyTableAtom);
  const canCopy = useAtomValue(canCopyChartAtom);
  const isDrawn = !isTable && data.hasConflict !== true;
  const saveCsv = useSetAtom(saveCsvAtom);
  const store = useStore();
  const takeImage = (take: (image: ChartToDraw) => unknown) => {
    const answer = store.get(chart.block.answerAtom);
    if (!answer) return;
    const provenance = store.get(provenanceOfAtom)(answer, store.get(chart.block.comparedAtom), data.kind);
    take({ data, drawing: draw(i18n, data), summary: summaryText(i18n, data), provenance });
  };
  return (
    <MenuButton
      icon={EllipsisVertical}
      label={text(messages.actions, { title: data.title })}
      isPending={isSaving || isCopying}
      {...button}
      entries={[
        {
          id: "table",
          name: text(isTable ? messages.showChart : messages.showTable),
          icon: isTable ? ChartBarBig : Table2,
          onAction: () => onTableChange(!isTable),
        },
        { id: "image", name: text(messages.image), icon: ImageDown, onAction: () => takeImage(saveImage) },
        ...(canCopy && isDrawn
          ? [
              {
                id: "copyImage",
                name: text(exporting.copyImage),
                icon: Copy,
                onAction: () => takeImage(copyImage),
              },
            ]
          : []),
        {
          id: "csv",
          name: text(exporting.csvOfChart),
          icon: FileSpreadsheet,
          onAction: () => void saveCsv(chart.id, [chart]),
        },
        ...(canCopy
          ? [
              {
                id: "copyTable",
                name: text(exporting.copyTable),
                icon: Copy,
                onAction: () => void copyTable(chart),
              },
            ]
          : []),
        ...more,
      ]}
    />
  );
}
