/** A chart in all its states: loading, failed, empty, loaded, reloading. The section's heading reloads what failed. */
import { useAtomValue } from "jotai";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { heightsOf } from "#src/ui/chart/kinds.ts";
import { useIsPrinting } from "#src/ui/chart/useIsPrinting.ts";
import { ChartPlace } from "#src/ui/ChartPlace.tsx";
import { Muted } from "#src/ui/layout.tsx";
import { Reloading, Skeleton } from "#src/ui/loading.tsx";
import type { MetricChart } from "../answers/metricChart.ts";
import { messages } from "../messages.en.ts";
import { ChartActions } from "./ChartActions.tsx";
import * as css from "./ChartCard.css.ts";
import { ChartFigure } from "./ChartFigure.tsx";

export interface ChartCardProps {
  chart: MetricChart;
  /** Beside the menu; the summary of a wide chart then goes below the title. */
  actions?: ReactNode;
  /** Below others, which are rendered first. */
  isBelow?: boolean;
  /** The first with ticks: it shows what they are. */
  hasKey?: boolean;
}

export function ChartCard({ chart, actions, isBelow = false, hasKey = false }: ChartCardProps) {
  const text = useText();
  const latest = useAtomValue(chart.dataAtom);
  const deferred = useDeferredValue(isBelow ? latest : undefined, undefined);
  const isPrinting = useIsPrinting();
  const data = isBelow && !isPrinting ? deferred : latest;
  const isLoading = useAtomValue(chart.block.loadingAtom);
  // A trend is drawn before it has numbers.
  const hasNumbers = useAtomValue(chart.block.answerAtom) !== undefined;
  const [isTable, setTable] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const title = text(chart.title);
  const isEmpty = data?.total === 0;
  const caption = chart.isWide && !actions ? css.wideCaption : css.caption;
  const heights = heightsOf[chart.shape.kind](chart.shape);
  const menu = data && hasNumbers && !isEmpty && (
    <ChartActions
      chart={chart}
      data={data}
      isTable={isTable}
      onTableChange={setTable}
      isOpen={isMenuOpen}
      onOpenChange={setMenuOpen}
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
          {isEmpty && chart.empty ? (
            <Muted as="p">{text(chart.empty)}</Muted>
          ) : isEmpty ? (
            <div className={css.figure}>
              <div className={caption} />
              <div className={css.emptyPlace}>
                <ChartPlace heights={{ ...heights, paper: 0 }} />
                <p className={css.empty}>{text(messages.noAnswers)}</p>
              </div>
            </div>
          ) : (
            <ChartFigure
              data={data}
              isWide={chart.isWide}
              hasKey={hasKey}
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
