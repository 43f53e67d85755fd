/** Segments: two collapsible sections of charts. A request for a chart expands its section. */
import { useAtomValue } from "jotai";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Columns } from "#src/ui/Columns.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { AsOf } from "./AsOf.tsx";
import { comparedPeriodAtom, engagementAtom } from "./blocks.ts";
import { ChartCard } from "./ChartCard.tsx";
import { ChartLinks } from "./ChartLinks.tsx";
import { PageActions } from "./export/PageActions.tsx";
import { messages } from "./messages.en.ts";
import { segments } from "./pagesOfCharts.ts";
import { PeriodContent } from "./PeriodContent.tsx";
import { columnsOf, segmentSections as sections } from "./sections.ts";
import { StatisticsFrame } from "./StatisticsFrame.tsx";
import { useRequestedChart } from "./useRequestedChart.ts";

export function SegmentsPage() {
  const text = useText();
  useAtomValue(engagementAtom);
  const { isExpanded, setExpanded, setAll } = useRequestedChart(sections);
  const isAllExpanded = sections.every(({ id }) => isExpanded(id));
  return (
    <StatisticsFrame
      title={messages.segmentsTitle}
      purpose={messages.segmentsPurpose}
      headAction={
        <Button onPress={() => setAll(!isAllExpanded)}>
          {text(isAllExpanded ? messages.collapseAll : messages.expandAll)}
        </Button>
      }
      comparedAtom={comparedPeriodAtom}
      actions={<PageActions page={segments} />}
      noteEnd={<AsOf />}
    >
      <PeriodContent>
        {sections.map((section) => (
          <Disclosure
            key={section.id}
            title={text(section.title)}
            summary={<ChartLinks section={section} isExpanded={isExpanded(section.id)} />}
            isExpanded={isExpanded(section.id)}
            onExpandedChange={(isOpen) => setExpanded(section.id, isOpen)}
          >
            <Columns columns={columnsOf(section.charts)}>
              {section.charts.map((chart) => (
                <ChartCard key={chart.id} chart={chart} />
              ))}
            </Columns>
          </Disclosure>
        ))}
      </PeriodContent>
    </StatisticsFrame>
  );
}
