/** User Statistics: key figures, what changed, and four sections of charts about the users of one app in one period. */
import { atom, useAtom, useAtomValue } from "jotai";
import { ChartNoAxesCombined } from "lucide-react";
import { knownOrNull } from "#src/domain/metrics/chartData.ts";
import { isIncomplete } from "#src/domain/metrics/trendPeriods.ts";
import { i18nAtom, useText } from "#src/i18n/i18n.ts";
import { messages } from "#src/i18n/messages.en.ts";
import { Change } from "#src/ui/Change.tsx";
import { Columns, WideColumn } from "#src/ui/Columns.tsx";
import { Figures } from "#src/ui/Figures.tsx";
import { Reloading, Skeleton } from "#src/ui/loading.tsx";
import { Sparkline } from "#src/ui/Sparkline.tsx";
import { engagementAtom, isReloadingAtom, sessionBlock, shownAtom } from "../answers/blocks.ts";
import { usersAtom } from "../answers/users.ts";
import { ChoiceNote } from "../bar/ChoiceNote.tsx";
import { changesAtom } from "../changes/changes.ts";
import { figureText, figuresShownAtom, type KeyFigure, keyFiguresAtom } from "../changes/keyFigures.ts";
import { pageTextAtom } from "../changes/pageText.ts";
import { ChangesNote, WhatChanged } from "../changes/WhatChanged.tsx";
import { messages as charts } from "../charts/messages.en.ts";
import { statistics, statisticsSections } from "../sections/sections.ts";
import { TrendCard } from "../trend/TrendCard.tsx";
import { shownTrendAtom } from "../trend/trendChart.ts";
import { isTrendPossibleAtom, isTrendShownAtom } from "../trend/trendQuestion.ts";
import { ChartsOf } from "./ChartsOf.tsx";
import { PageActions } from "./PageActions.tsx";
import { PeriodContent } from "./PeriodContent.tsx";
import { SectionHead, SectionLinks } from "./SectionHead.tsx";
import * as css from "./sections.css.ts";
import { StatisticsFrame } from "./StatisticsFrame.tsx";

/** A comparison with nobody says nothing. */
const emptyAtom = atom((get) => ({ ...get(shownAtom), compared: null }));

const resultAtom = atom((get) => {
  const active = get(keyFiguresAtom).find(({ key }) => key === "active");
  const isChangePending = get(usersAtom)?.before?.active === "pending" || get(changesAtom).isPending;
  if (active?.value === undefined || isChangePending) return undefined;
  return figureText(get(i18nAtom), active);
});

export function StatisticsPage() {
  const text = useText();
  useAtomValue(engagementAtom);
  const isBusy = useAtomValue(isReloadingAtom);
  const isTrendPossible = useAtomValue(isTrendPossibleAtom);
  const [isTrendShown, showTrend] = useAtom(isTrendShownAtom);
  const trend = {
    name: text(isTrendShown ? charts.hide : charts.show),
    icon: ChartNoAxesCombined,
    run: () => showTrend(!isTrendShown),
  };
  return (
    <StatisticsFrame
      title={messages.statisticsTitle}
      isBusy={isBusy}
      actions={
        <PageActions page={statistics} textAtom={pageTextAtom} more={isTrendPossible ? [trend] : []} />
      }
    >
      <PeriodContent resultAtom={resultAtom} note={<ChoiceNote aboutAtom={emptyAtom} />}>
        <div className={css.top}>
          <KeyFigures />
          <WhatChanged />
          <SectionLinks sections={statisticsSections} />
        </div>
        {statisticsSections.map((section, index) => (
          <section className={css.section} key={section.id} aria-labelledby={section.id}>
            <SectionHead section={section} sections={statisticsSections} />
            <Columns>
              {index === 0 && isTrendShown && (
                <WideColumn>
                  <TrendCard />
                </WideColumn>
              )}
              <ChartsOf section={section} above={statisticsSections.slice(0, index)} />
            </Columns>
          </section>
        ))}
      </PeriodContent>
    </StatisticsFrame>
  );
}

function KeyFigures() {
  const isLoading = useAtomValue(sessionBlock.loadingAtom);
  const hasAnswered = useAtomValue(sessionBlock.answerAtom) !== undefined;
  const figures = useAtomValue(keyFiguresAtom);
  return (
    <Reloading isBusy={isLoading && hasAnswered}>
      <Figures
        figures={figures.map((figure) => ({
          name: figure.name,
          value: <Value value={figure.value} beside={figure.beside} />,
          note: figure.note && <Note {...figure.note} />,
          line: figure.key === "active" && <Line />,
        }))}
        foot={
          <div className={css.foot}>
            <ChoiceNote aboutAtom={figuresShownAtom} />
            <ChangesNote />
          </div>
        }
      />
    </Reloading>
  );
}

function Value({ value, beside }: Pick<KeyFigure, "value" | "beside">) {
  if (value === undefined) return <Skeleton width="5ch" />;
  return (
    <>
      <span translate="no">{value}</span>
      {beside !== undefined && <small className={css.beside}>{beside}</small>}
    </>
  );
}

function Note({ words, change }: NonNullable<KeyFigure["note"]>) {
  return (
    <>
      {words !== undefined && <span>{change ? `${words}\u2002` : words}</span>}
      {change && <Change {...change} />}
    </>
  );
}

function Line() {
  const trend = useAtomValue(shownTrendAtom);
  const values = trend?.shown.current.map((entry, index) => {
    const period = trend.periods[index];
    // A part of a month has fewer active users.
    const isPartial = period && isIncomplete(period, trend.answeredAt ?? period.endDate);
    return isPartial ? null : knownOrNull(entry.active);
  });
  return values && values.filter(Boolean).length > 1 && <Sparkline values={values} />;
}
