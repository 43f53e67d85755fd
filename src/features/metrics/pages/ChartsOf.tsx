/**
 * The charts of a section, as cards. Shares that are nearly the same in all groups are a line of words instead, and all
 * charts that could not be loaded are one card.
 */
import { atom, useAtomValue } from "jotai";
import { useState } from "react";
import { evenShares, hasMoved } from "#src/domain/metrics/chartData.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { WideColumn } from "#src/ui/Columns.tsx";
import { type MetricChart, type Section, wide } from "../answers/metricChart.ts";
import { ChartCard } from "../card/ChartCard.tsx";
import { shortShareText } from "../charts/counts.ts";
import { messages } from "../messages.en.ts";
import * as css from "./sections.css.ts";

/** What is drawn, without holes in the grid, and what is only said. */
const contentOf = (charts: ReadonlyArray<MetricChart>, above: ReadonlyArray<MetricChart>) =>
  atom((get) => {
    const isMoved = ({ dataAtom }: MetricChart) => {
      const data = get(dataAtom);
      return data ? hasMoved(data) : false;
    };
    const all = charts.map((chart) => {
      const data = chart.shape.kind === "bars" ? get(chart.dataAtom) : undefined;
      return { chart, even: data ? evenShares(data) : undefined };
    });
    const missing = charts.filter(({ dataAtom }) => get(dataAtom) === null);
    const drawn = all.flatMap(({ chart, even }) => (even || missing.includes(chart) ? [] : [chart]));
    const narrow = drawn.filter(({ isWide }) => !isWide);
    const alone = narrow.length % 2 === 1 ? narrow.at(-1) : undefined;
    // Where nobody is active, the key figures say so.
    const said = all.flatMap(({ chart, even }) => (even && even.most > 0 ? [{ chart, ...even }] : []));
    return {
      missing,
      key: above.some(isMoved) ? undefined : drawn.find(isMoved)?.id,
      drawn: drawn.map((chart) => (chart === alone ? wide(chart) : chart)),
      said,
    };
  });

export interface ChartsOfProps {
  section: Section;
  /** Those that are shown above it. */
  above?: ReadonlyArray<Section>;
}

export function ChartsOf({ section: { charts }, above = [] }: ChartsOfProps) {
  const i18n = useI18n();
  const [contentAtom] = useState(() =>
    contentOf(
      charts,
      above.flatMap((section) => section.charts),
    ),
  );
  const isBelow = above.length > 0;
  const { drawn, said, missing, key } = useAtomValue(contentAtom);
  return (
    <>
      {said.length > 0 && (
        <WideColumn>
          {said.map(({ chart, least, most }) => (
            <p className={css.about} key={chart.id}>
              {i18n.text(messages.evenShares, {
                title: i18n.text(chart.title),
                least: shortShareText(i18n, least),
                most: shortShareText(i18n, most),
              })}
            </p>
          ))}
        </WideColumn>
      )}
      {drawn.map((chart) => {
        const card = <ChartCard key={chart.id} chart={chart} isBelow={isBelow} hasKey={chart.id === key} />;
        return chart.isWide ? <WideColumn key={chart.id}>{card}</WideColumn> : card;
      })}
      {missing.length > 0 && (
        <WideColumn>
          <Card>
            <div className={css.missing}>
              <span className={css.dash}>{i18n.text(messages.missing)}</span>
              {missing.map(({ id, title }) => (
                <h3 className={css.about} id={id} key={id}>
                  {i18n.text(title)}
                </h3>
              ))}
            </div>
          </Card>
        </WideColumn>
      )}
    </>
  );
}
