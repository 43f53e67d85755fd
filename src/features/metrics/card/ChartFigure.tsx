/** A chart with its summary, drawn or as a table. It is one tab stop: Enter changes the view, M opens the menu. */
import { atom, useAtom } from "jotai";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from "react";
import { type ChartData, type ChartPoint, pointsOf } from "#src/domain/metrics/chartData.ts";
import { type Text, useI18n } from "#src/i18n/i18n.ts";
import { Chart } from "#src/ui/Chart.tsx";
import { focusOnce } from "#src/ui/focusHeading.ts";
import { Table } from "#src/ui/Table.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { messages as words } from "../charts/messages.en.ts";
import { chartColumns } from "../charts/presentation/chartColumns.ts";
import { draw } from "../charts/presentation/draw.ts";
import { summaryOf } from "../charts/presentation/words.ts";
import * as css from "./ChartCard.css.ts";

/** The chart that explains the keys to screen readers. */
const firstChartAtom = atom<string>();

/** Whatever is answered first, the first one on the page explains them. */
const isBefore = (id: string, other: string) => {
  const [title, otherTitle] = [document.getElementById(id), document.getElementById(other)];
  const place = otherTitle && title?.compareDocumentPosition(otherTitle);
  return ((place ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
};

export interface ChartFigureProps {
  data: ChartData<Text>;
  isWide: boolean;
  hasKey: boolean;
  /** The summary is below the title, or beside it where there is room. */
  captionClass: string;
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
  onMenu: () => void;
}

export function ChartFigure({
  data,
  isWide,
  hasKey,
  captionClass,
  isTable,
  onTableChange,
  onMenu,
}: ChartFigureProps) {
  const i18n = useI18n();
  const hintId = useId();
  const [firstChart, setFirstChart] = useAtom(firstChartAtom);
  const isDrawn = data.hasConflict !== true;
  useEffect(() => {
    if (isDrawn)
      setFirstChart((first) => (first === undefined || isBefore(data.id, first) ? data.id : first));
    return () => setFirstChart((first) => (first === data.id ? undefined : first));
  }, [data.id, isDrawn, setFirstChart]);
  const view = useRef<HTMLDivElement>(null);
  const { first, second } = summaryOf(i18n, data);
  const isKeyShown = hasKey && !isTable;
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
      <figcaption className={captionClass} data-key={isKeyShown || undefined}>
        <span>{first}</span>
        {second !== undefined && <span className={css.leader}>{` · ${second}`}</span>}
        {isKeyShown && <Key hasPoints={isWide} />}
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
              isHintRead={firstChart === data.id}
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

/** Each value says it to screen readers. */
function Key({ hasPoints }: { hasPoints: boolean }) {
  const { text } = useI18n();
  return (
    <span aria-hidden="true">
      <span className={css.key}>
        <span className={css.now} />
        <span>{text(words.keyNow)}</span>
      </span>
      <span className={css.key}>
        <span className={css.before} />
        <span>{text(words.keyBefore)}</span>
      </span>
      {hasPoints && <span className={css.points}>{` · ${text(words.keyPoints)}`}</span>}
    </span>
  );
}

function ChartTable({ data }: { data: ChartData<Text> }) {
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
