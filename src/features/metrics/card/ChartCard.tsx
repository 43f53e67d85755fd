/** A chart in all its states: loading, failed, empty, loaded, reloading. The section's heading reloads what failed. */
import { useAtom, useAtomValue, useSetAtom, useStore } from "jotai";
import { type ReactNode, useDeferredValue, useState } from "react";
import { type ChartData, isStill } from "#src/domain/metrics/chartData.ts";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { MenuButton, type MenuEntry } from "#src/ui/MenuButton.tsx";
import { Reloading } from "#src/ui/Reloading.tsx";
import { useIsPrinting } from "#src/ui/chart/useIsPrinting.ts";
import { heightsOf } from "#src/ui/chart/kinds.ts";
import { ChartPlace } from "#src/ui/ChartPlace.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import * as css from "./ChartCard.css.ts";
import { ChartFigure } from "./ChartFigure.tsx";
import { appAtom } from "../question/choice.ts";
import { messages as words } from "../charts/messages.en.ts";
import { messages } from "../messages.en.ts";
import type { MetricChart } from "../answers/metricChart.ts";
import { ChartBarBig, Copy, EllipsisVertical, FileSpreadsheet, ImageDown, Table2 } from "lucide-react";
import type { Text } from "#src/i18n/Text.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { draw } from "../charts/presentation/draw.ts";
import { canCopyChartAtom, copyChartImage, copyTableAtom } from "../export/copyChart.ts";
import { type ChartToDraw, saveChartImage } from "../export/chartImage.ts";
import { summaryText } from "../charts/presentation/words.ts";
import { provenanceOfAtom } from "../export/provenance.ts";
import { saveCsvAtom } from "../export/chartCsv.ts";

export interface ChartCardProps {
  chart: MetricChart;
  /** Beside the menu; the summary of a wide chart then goes below the title. */
  actions?: ReactNode;
  /** Below others, which are rendered first. */
  isBelow?: boolean;
  entries?: ReadonlyArray<MenuEntry>;
}

export function ChartCard({ chart, actions, isBelow = false, entries }: ChartCardProps) {
  const text = useText();
  const latest = useAtomValue(chart.dataAtom);
  const deferred = useDeferredValue(isBelow ? latest : undefined, undefined);
  const isPrinting = useIsPrinting();
  const data = isBelow && !isPrinting ? deferred : latest;
  const isLoading = useAtomValue(chart.block.loadingAtom);
  // A trend is drawn before it has numbers.
  const hasNumbers = useAtomValue(chart.block.answerAtom) !== undefined;
  const app = useAtomValue(appAtom);
  const [isTable, setTable] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const title = text(chart.title);
  const isEmpty = data?.total === 0;
  const menu = data && hasNumbers && !isEmpty && (
    <ChartActions
      chart={chart}
      data={data}
      isTable={isTable}
      onTableChange={setTable}
      isOpen={isMenuOpen}
      onOpenChange={setMenuOpen}
      more={entries}
    />
  );
  return (
    <Card
      title={title}
      headingId={chart.id}
      isCompact
      actions={
        <>
          {actions}
          {data && isStill(data) && <span className={css.still}>{text(words.hardlyChanged)}</span>}
          <div className={css.menu}>{menu}</div>
        </>
      }
    >
      {data === undefined && (
        <div className={css.figure} aria-hidden="true">
          <div className={chart.isWide ? css.wideCaption : css.caption} />
          <ChartPlace heights={heightsOf[chart.shape.kind](chart.shape)}>
            <Skeleton shape="block" height="100%" />
          </ChartPlace>
        </div>
      )}
      {data === null && (
        <div className={css.missing}>
          <span className={css.dash}>{text(messages.missing)}</span>
        </div>
      )}
      {data && (
        <Reloading isBusy={(isLoading && hasNumbers) || data !== latest}>
          {isEmpty ? (
            <div className={css.empty}>
              <p className={css.emptyTitle}>{text(chart.empty ?? messages.noUsers)}</p>
              {!chart.empty && <p>{text(messages.noUsersHint, { app: app?.name ?? "" })}</p>}
            </div>
          ) : (
            <ChartFigure
              data={data}
              isWide={chart.isWide}
              isBesideTitle={chart.isWide && !actions}
              isTable={isTable}
              onTableChange={setTable}
              onMenu={() => setMenuOpen(hasNumbers)}
            />
          )}
        </Reloading>
      )}
    </Card>
  );
}

export interface ChartActionsProps {
  chart: MetricChart;
  data: ChartData<Text>;
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  more: ReadonlyArray<MenuEntry> | undefined;
}

function ChartActions({ chart, data, isTable, onTableChange, more = [], ...button }: ChartActionsProps) {
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
  const entries: ReadonlyArray<MenuEntry> = [
    {
      id: "table",
      name: text(isTable ? words.showChart : words.showTable),
      icon: isTable ? ChartBarBig : Table2,
      onAction: () => onTableChange(!isTable),
    },
    { id: "image", name: text(words.image), icon: ImageDown, onAction: () => takeImage(saveImage) },
    ...(canCopy && isDrawn
      ? [
          {
            id: "copyImage",
            name: text(messages.copyImage),
            icon: Copy,
            onAction: () => takeImage(copyImage),
          },
        ]
      : []),
    {
      id: "csv",
      name: text(messages.csvOfChart),
      icon: FileSpreadsheet,
      onAction: () => void saveCsv(chart.id, [chart]),
    },
    ...(canCopy
      ? [
          {
            id: "copyTable",
            name: text(messages.copyTable),
            icon: Copy,
            onAction: () => void copyTable(chart),
          },
        ]
      : []),
    ...more,
  ];
  return (
    <MenuButton
      icon={EllipsisVertical}
      label={text(words.actions, { title: data.title })}
      isPending={isSaving || isCopying}
      {...button}
      entries={entries}
    />
  );
}
