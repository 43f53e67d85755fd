/** User Statistics: four sections of charts about the users of one app in one period. */
import { useAtomValue } from "jotai";
import { useText } from "#src/i18n/i18n.ts";
import { Columns } from "#src/ui/Columns.tsx";
import { AsOf } from "./AsOf.tsx";
import { comparedPeriodAtom, engagementAtom } from "./blocks.ts";
import { ChartCard } from "./ChartCard.tsx";
import { PageActions } from "./export/PageActions.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { PeriodContent } from "./PeriodContent.tsx";
import { messages } from "./messages.en.ts";
import { statistics } from "./pagesOfCharts.ts";
import * as css from "./sections.css.ts";
import { columnsOf, statisticsSections } from "./sections.ts";
import { TrendCard } from "./trend/TrendCard.tsx";
import { StatisticsFrame } from "./StatisticsFrame.tsx";

export function StatisticsPage() {
  const text = useText();
  useAtomValue(engagementAtom);
  return (
    <StatisticsFrame
      title={messages.statisticsTitle}
      purpose={messages.statisticsPurpose}
      comparedAtom={comparedPeriodAtom}
      actions={<PageActions page={statistics} />}
      noteEnd={<AsOf />}
    >
      <PeriodContent>
        {statisticsSections.map(({ id, title, charts }, index) => (
          <section className={css.section} key={id} aria-labelledby={id}>
            <h2 className={css.title} id={id}>
              {text(title)}
            </h2>
            {index === 0 && <KeyFigures />}
            <Columns columns={columnsOf(charts)}>
              {index === 0 && <TrendCard />}
              {charts.map((chart) => (
                <ChartCard key={chart.id} chart={chart} />
              ))}
            </Columns>
          </section>
        ))}
      </PeriodContent>
    </StatisticsFrame>
  );
}
