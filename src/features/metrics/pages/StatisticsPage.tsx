/** User Statistics: key figures, what changed, and four sections of charts about the users of one app in one period. */
import { atom, useAtomValue } from "jotai";
import { Columns, WideColumn } from "#src/ui/Columns.tsx";
import { engagementAtom, isReloadingAtom, shownAtom } from "../answers/blocks.ts";
import { ChartsOf } from "./ChartsOf.tsx";
import { WhatChanged } from "../changes/WhatChanged.tsx";
import { ChoiceNote } from "../bar/ChoiceNote.tsx";
import { PageActions } from "./PageActions.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { messages } from "#src/i18n/messages.en.ts";
import { statistics } from "../sections/pagesOfCharts.ts";
import { PeriodContent } from "./PeriodContent.tsx";
import { SectionHead } from "./SectionHead.tsx";
import { SectionLinks } from "./SectionLinks.tsx";
import * as css from "./sections.css.ts";
import { statisticsSections } from "../sections/sections.ts";
import { StatisticsFrame } from "./StatisticsFrame.tsx";
import { TrendCard } from "../trend/TrendCard.tsx";

/** A comparison with nobody says nothing. */
const emptyAtom = atom((get) => ({ ...get(shownAtom), compared: null }));

export function StatisticsPage() {
  useAtomValue(engagementAtom);
  const isBusy = useAtomValue(isReloadingAtom);
  return (
    <StatisticsFrame
      title={messages.statisticsTitle}
      isBusy={isBusy}
      actions={<PageActions page={statistics} />}
    >
      <PeriodContent note={<ChoiceNote aboutAtom={emptyAtom} hasCharts={false} />}>
        {statisticsSections.map((section, index) => (
          <section className={css.section} key={section.id} aria-labelledby={section.id}>
            {index === 0 && (
              <>
                <KeyFigures />
                <WhatChanged />
                <SectionLinks sections={statisticsSections} />
              </>
            )}
            <SectionHead section={section} sections={statisticsSections} />
            <Columns>
              {index === 0 && (
                <WideColumn>
                  <TrendCard />
                </WideColumn>
              )}
              <ChartsOf section={section} isBelow={index > 0} />
            </Columns>
          </section>
        ))}
      </PeriodContent>
    </StatisticsFrame>
  );
}
