/** Segments: two collapsible sections of charts. A request for a chart expands its section. */
import { useAtomValue } from "jotai";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Columns } from "#src/ui/Columns.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { engagementAtom } from "./blocks.ts";
import { ChartCard } from "./ChartCard.tsx";
import { ChartLinks } from "./ChartLinks.tsx";
import { PageActions } from "./export/PageActions.tsx";
import { messages } from "./messages.en.ts";
import * as css from "./sections.css.ts";
import { segmentSections as sections } from "./sections.ts";
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
      actions={<PageActions name="segments" sections={sections} />}
    >
      <div className={css.links}>
        <ChartLinks sections={sections} />
        <Button onPress={() => setAll(!isAllExpanded)}>
          {text(isAllExpanded ? messages.collapseAll : messages.expandAll)}
        </Button>
      </div>
      {sections.map(({ id, title, charts }) => (
        <Disclosure
          key={id}
          title={text(title)}
          isExpanded={isExpanded(id)}
          onExpandedChange={(isOpen) => setExpanded(id, isOpen)}
        >
          <Columns>
            {charts.map((chart) => (
              <ChartCard key={chart.id} chart={chart} />
            ))}
          </Columns>
        </Disclosure>
      ))}
    </StatisticsFrame>
  );
}
