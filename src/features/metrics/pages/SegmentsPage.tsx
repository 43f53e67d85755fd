/** Segments: two collapsible sections of charts. A request for a chart expands its section. */
import { atom, useAtomValue } from "jotai";
import { i18nAtom, useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Columns } from "#src/ui/Columns.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { AsOf } from "./AsOf.tsx";
import { engagementAtom, isReloadingAtom, sessionBlock, shownAtom } from "../answers/blocks.ts";
import { ChartLinks } from "./ChartLinks.tsx";
import { ChartsOf } from "./ChartsOf.tsx";
import { ChoiceNote } from "../bar/ChoiceNote.tsx";
import { messages as figures } from "../changes/messages.en.ts";
import { countText } from "../charts/counts.ts";
import { messages as titles } from "../charts/definitions/messages.en.ts";
import { PageActions } from "./PageActions.tsx";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages } from "../messages.en.ts";
import { segments } from "../sections/pagesOfCharts.ts";
import { PeriodContent } from "./PeriodContent.tsx";
import { RegisteredBy } from "./RegisteredBy.tsx";
import { ReloadFailed } from "./SectionHead.tsx";
import * as css from "./sections.css.ts";
import { segmentSections as sections } from "../sections/sections.ts";
import { Reloading } from "#src/ui/Reloading.tsx";
import { StatisticsFrame } from "./StatisticsFrame.tsx";
import { useRequestedChart } from "../sections/useRequestedChart.ts";

const resultAtom = atom((get) => {
  const answer = get(sessionBlock.answerAtom);
  const i18n = get(i18nAtom);
  const value = answer ? countText(i18n, answer.metric.totals.registered) : i18n.text(messages.missing);
  return i18n.text(figures.figureAsText, { name: i18n.text(titles.registeredUsers), value });
});

export function SegmentsPage() {
  const text = useText();
  useAtomValue(engagementAtom);
  const isReloading = useAtomValue(isReloadingAtom);
  const { isExpanded, setExpanded, setAll } = useRequestedChart(sections);
  const isAllExpanded = sections.every(({ id }) => isExpanded(id));
  return (
    <StatisticsFrame
      title={common.segmentsTitle}
      isBusy={isReloading}
      actions={<PageActions page={segments} />}
    >
      <div className={css.under}>
        <RegisteredBy />
        <ChoiceNote aboutAtom={shownAtom} end={<AsOf />} />
        <Button onPress={() => setAll(!isAllExpanded)}>
          {text(isAllExpanded ? messages.collapseAll : messages.expandAll)}
        </Button>
      </div>
      <PeriodContent resultAtom={resultAtom}>
        {sections.map((section) => (
          <Disclosure
            key={section.id}
            title={text(section.title)}
            summary={
              <>
                <ReloadFailed section={section} sections={sections} heading="h1" />
                {!isExpanded(section.id) && (
                  <Reloading isBusy={isReloading}>
                    <ChartLinks section={section} />
                  </Reloading>
                )}
              </>
            }
            isExpanded={isExpanded(section.id)}
            onExpandedChange={(isOpen) => setExpanded(section.id, isOpen)}
          >
            <Columns>
              <ChartsOf section={section} />
            </Columns>
          </Disclosure>
        ))}
      </PeriodContent>
    </StatisticsFrame>
  );
}
