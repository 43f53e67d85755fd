/** A chart in all its states: loading, failed, empty, loaded, reloading. The section's heading reloads what failed. */
import { atom, useAtom, useAtomValue, useSetAtom, useStore } from "jotai";
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { type ChartData, type ChartPoint, isStill, pointsOf } from "#src/domain/metrics/chartData.ts";
import { type Text, useI18n, useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { MenuButton, type MenuEntry } from "#src/ui/MenuButton.tsx";
import { Reloading, Skeleton } from "#src/ui/loading.tsx";
import { useIsPrinting } from "#src/ui/chart/useIsPrinting.ts";
import { heightsOf } from "#src/ui/chart/kinds.ts";
import { ChartPlace } from "#src/ui/ChartPlace.tsx";
import { appAtom } from "../question/choice.ts";
import { messages as words } from "../charts/messages.en.ts";
import { messages } from "../messages.en.ts";
import type { MetricChart } from "../answers/metricChart.ts";
import { ChartBarBig, Copy, EllipsisVertical, FileSpreadsheet, ImageDown, Table2 } from "lucide-react";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { draw } from "../charts/presentation/draw.ts";
import { canCopyBlobs } from "#src/services/browser/clipboard.ts";
import { takeChartImage } from "../export/chartImage.ts";
import { summaryOf, summaryText } from "../charts/presentation/words.ts";
import { provenanceOfAtom } from "../export/provenance.ts";
import { saveCsvAtom } from "../export/chartCsv.ts";
import { Chart } from "#src/ui/Chart.tsx";
import { focusOnce } from "#src/ui/focusHeading.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { Table } from "#src/ui/Table.tsx";
import { chartColumns } from "../charts/presentation/chartColumns.ts";
import * as css from "./ChartCard.css.ts";

/** The chart that explains the keys to screen readers. */
const firstChartAtom = atom<string>();

interface ChartFigureProps {
  data: ChartData<Text>;
  isWide: boolean;
  /** The summary is below the title, or beside it where there is room. */
  captionClass: string;
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
  onMenu: () => void;
}

/** A chart with its summary, drawn or as a table. It is one tab stop: Enter changes the view, M opens the menu. */
function ChartFigure({ data, isWide, captionClass, isTable, onTableChange, onMenu }: ChartFigureProps) {
  const i18n = useI18n();
  const hintId = useId();
  const [firstChart, setFirstChart] = useAtom(firstChartAtom);
  const isDrawn = data.hasConflict !== true;
  useEffect(() => {
    if (isDrawn) setFirstChart((first) => first ?? hintId);
    return () => setFirstChart((first) => (first === hintId ? undefined : first));
  }, [hintId, isDrawn, setFirstChart]);
  const view = useRef<HTMLDivElement>(null);
  const { first, second } = summaryOf(i18n, data);
  const drawing = useMemo(() => draw(i18n, data), [i18n, data]);
  const shown = useRef(isTable);
  useEffect(() => {
    if (shown.current === isTable) return;
    shown.current = isTable;
    // The focus was on the previous view, or in the menu.
    const next = view.current?.querySelector<HTMLElement>("[tabindex='0']");
    focusOnce(next ?? document.getElementById(data.id));
  }, [isTable, data.id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && event.key === "Enter" && !event.repeat) onTableChange(!isTable);
    else if (event.key === "ContextMenu" || (isPlain && event.key.toLowerCase() === "m")) onMenu();
    else return;
    event.preventDefault();
  };

  return (
    <figure className={css.figure}>
      <figcaption className={captionClass}>
        <span>{first}</span>
        {second !== undefined && <span className={css.leader}>{` · ${second}`}</span>}
      </figcaption>
      <div ref={view}>
        {isTable ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same keys as those of the chart
          <div
            className={css.table}
            role="group"
            aria-label={data.title}
            aria-describedby={hintId}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
            tabIndex={0}
            onKeyDown={onKeyDown}
          >
            <ChartTable data={data} />
            <VisuallyHidden>
              <span id={hintId}>{i18n.text(words.keysOfTable)}</span>
            </VisuallyHidden>
          </div>
        ) : (
          isDrawn && (
            <Chart
              label={data.title}
              kindName={i18n.text(words.chart)}
              hint={i18n.text(words.keys)}
              isHintRead={firstChart === hintId}
              drawing={drawing}
              isWide={isWide}
              onKeyDown={onKeyDown}
            />
          )
        )}
      </div>
    </figure>
  );
}

export function ChartTable({ data }: { data: ChartData<Text> }) {
  const i18n = useI18n();
  return (
    <Table<ChartPoint<Text>>
      label={data.title}
      columns={chartColumns(i18n, data)}
      rows={pointsOf(data)}
      rowId={({ category, series }) => `${category.key} ${series.key}`}
    />
  );
}

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
  const caption = chart.isWide && !actions ? css.wideCaption : css.caption;
  const heights = heightsOf[chart.shape.kind](chart.shape);
  const menu = data && hasNumbers && (!isEmpty || entries) && (
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
          {data && !isEmpty && isStill(data) && (
            <span className={css.still}>{text(words.hardlyChanged)}</span>
          )}
          <div className={css.menu}>{menu}</div>
        </>
      }
    >
      {data === undefined && (
        <div className={css.figure} aria-hidden="true">
          <div className={caption} />
          <ChartPlace heights={heights}>
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
            <div className={css.figure}>
              <div className={caption} />
              <div className={css.emptyPlace}>
                <ChartPlace heights={{ ...heights, paper: 0 }} />
                <div className={css.empty}>
                  <p className={css.emptyTitle}>{text(chart.empty ?? messages.noUsers)}</p>
                  {!chart.empty && <p>{text(messages.noUsersHint, { app: app?.name ?? "" })}</p>}
                </div>
              </div>
            </div>
          ) : (
            <ChartFigure
              data={data}
              isWide={chart.isWide}
              captionClass={caption}
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
  const [imageAtom] = useState(() => actionAtom(takeChartImage));
  const [{ isRunning }, take] = useAtom(imageAtom);
  const saveCsv = useSetAtom(saveCsvAtom);
  const store = useStore();
  const takeImage = () => {
    const answer = store.get(chart.block.answerAtom);
    if (!answer) return;
    const provenance = store.get(provenanceOfAtom)(answer, store.get(chart.block.comparedAtom), data.kind);
    void take({ data, drawing: draw(i18n, data), summary: summaryText(i18n, data), provenance });
  };
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
            onAction: takeImage,
          },
        ]),
    {
      id: "csv",
      name: text(messages.csvOfChart),
      icon: FileSpreadsheet,
      onAction: () => void saveCsv(chart.id, [chart]),
    },
    ...more,
  ];
  return (
    <MenuButton
      icon={EllipsisVertical}
      label={text(words.actions, { title: data.title })}
      isPending={isRunning}
      {...button}
      // There is nothing to show as a table, and nothing to save.
      entries={data.total === 0 ? more : entries}
    />
  );
}
