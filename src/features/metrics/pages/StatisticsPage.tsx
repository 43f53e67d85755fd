/** User Statistics: key figures, what changed, and four sections of charts about the users of one app in one period. */
import { atom, useAtomValue } from "jotai";
import { Columns, WideColumn } from "#src/ui/Columns.tsx";
import { engagementAtom, isReloadingAtom, shownAtom } from "../answers/blocks.ts";
import { ChartsOf } from "./ChartsOf.tsx";
import { changesAtom } from "../changes/changes.ts";
import { figureText, keyFiguresAtom } from "../changes/keyFigures.ts";
import { WhatChanged } from "../changes/WhatChanged.tsx";
import { ChoiceNote } from "../bar/ChoiceNote.tsx";
import { PageActions } from "./PageActions.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { i18nAtom } from "#src/i18n/i18n.ts";
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

const resultAtom = atom((get) => {
  const [, active] = get(keyFiguresAtom);
  const isPending = active.value === undefined || get(changesAtom).state === "pending";
  return isPending ? undefined : figureText(get(i18nAtom), active);
});

export function StatisticsPage() {
  useAtomValue(engagementAtom);
  const isBusy = useAtomValue(isReloadingAtom);
  return (
    <StatisticsFrame
      title={messages.statisticsTitle}
      isBusy={isBusy}
      actions={<PageActions page={statistics} />}
    >
      <PeriodContent resultAtom={resultAtom} note={<ChoiceNote aboutAtom={emptyAtom} hasCharts={false} />}>
        <div className={css.top}>
          <KeyFigures />
          <WhatChanged />
          <SectionLinks sections={statisticsSections} />
        </div>
        {statisticsSections.map((section, index) => (
          <section className={css.section} key={section.id} aria-labelledby={section.id}>
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
