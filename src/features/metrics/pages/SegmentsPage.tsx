/** Segments: two collapsible sections of charts. A request for a chart expands its section. */
import { atom, useAtomValue, useSetAtom } from "jotai";
import { DisclosureGroup } from "react-aria-components/DisclosureGroup";
import { type ChartData, drawnOf, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { type Text, i18nAtom, useI18n, useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { Button } from "#src/ui/Button.tsx";
import { Columns } from "#src/ui/Columns.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { Link } from "#src/ui/Link.tsx";
import { Reloading, Skeleton } from "#src/ui/loading.tsx";
import { SharesStrip } from "#src/ui/Sparkline.tsx";
import { engagementAtom, isReloadingAtom, sessionBlock, shownAtom } from "../answers/blocks.ts";
import type { MetricChart, Section } from "../answers/metricChart.ts";
import { ChoiceNote } from "../bar/ChoiceNote.tsx";
import { countText } from "../charts/counts.ts";
import { messages as titles } from "../charts/messages.en.ts";
import { markedOf, markedText } from "../charts/presentation/words.ts";
import { messages } from "../messages.en.ts";
import { hrefOf } from "../question/address.ts";
import { comparisonAtom } from "../question/choice.ts";
import { segments, segmentSections as sections } from "../sections/sections.ts";
import { repeatRequestAtom, useRequestedChart } from "../sections/useRequestedChart.ts";
import { ChartsOf } from "./ChartsOf.tsx";
import { PageActions } from "./PageActions.tsx";
import { PeriodContent } from "./PeriodContent.tsx";
import { RegisteredBy, ReloadFailed } from "./SectionHead.tsx";
import * as css from "./sections.css.ts";
import { StatisticsFrame } from "./StatisticsFrame.tsx";

const resultAtom = atom((get) => {
  const answer = get(sessionBlock.answerAtom);
  const i18n = get(i18nAtom);
  const value = answer ? countText(i18n, answer.metric.totals.registered) : i18n.text(messages.missing);
  return i18n.text(titles.mark, { name: i18n.text(titles.registeredUsers), value });
});

export function SegmentsPage() {
  const text = useText();
  useAtomValue(engagementAtom);
  const isReloading = useAtomValue(isReloadingAtom);
  const [expanded, setExpanded] = useRequestedChart(sections);
  const isAllExpanded = expanded.size === sections.length;
  const setAll = () => setExpanded(new Set(isAllExpanded ? [] : sections.map(({ id }) => id)));
  return (
    <StatisticsFrame
      title={common.segmentsTitle}
      isBusy={isReloading}
      actions={<PageActions page={segments} />}
    >
      <div className={css.under}>
        <RegisteredBy />
        <ChoiceNote aboutAtom={shownAtom} />
        <Button onPress={setAll}>{text(isAllExpanded ? messages.collapseAll : messages.expandAll)}</Button>
      </div>
      <PeriodContent resultAtom={resultAtom}>
        <DisclosureGroup allowsMultipleExpanded expandedKeys={expanded} onExpandedChange={setExpanded}>
          {sections.map((section) => (
            <Disclosure
              key={section.id}
              id={section.id}
              title={text(section.title)}
              summary={
                <>
                  <ReloadFailed section={section} sections={sections} />
                  {!expanded.has(section.id) && (
                    <Reloading isBusy={isReloading}>
                      <ChartLinks section={section} />
                    </Reloading>
                  )}
                </>
              }
            >
              <Columns>
                <ChartsOf section={section} />
              </Columns>
            </Disclosure>
          ))}
        </DisclosureGroup>
      </PeriodContent>
    </StatisticsFrame>
  );
}

function ChartLinks({ section: { title, charts } }: { section: Section }) {
  const { text } = useI18n();
  return (
    <nav className={css.linksRoot} aria-label={text(messages.chartsOf, { section: text(title) })}>
      <ul className={css.lines}>
        {charts.map((chart) => (
          <li className={css.line} key={chart.id}>
            <ChartLink chart={chart} />
            <Summary chart={chart} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ChartLink({ chart: { id, title } }: { chart: MetricChart }) {
  const { text } = useI18n();
  const location = useAtomValue(locationAtom);
  const repeatRequest = useSetAtom(repeatRequestAtom);
  return (
    <Link href={hrefOf({ ...location, hash: id })} onClick={() => location.hash === id && repeatRequest()}>
      {text(title)}
    </Link>
  );
}

function Summary({ chart }: { chart: MetricChart }) {
  const i18n = useI18n();
  const data = useAtomValue(chart.dataAtom);
  const isCompared = useAtomValue(comparisonAtom) !== "none";
  return (
    <>
      <span className={css.strip} data-compared={isCompared || undefined}>
        {data ? <Shares data={data} /> : data === undefined && <Skeleton shape="block" height="12px" />}
      </span>
      <span className={css.summary}>
        {data === undefined && <Skeleton width="min(20ch, 100%)" />}
        {data === null && <span>{i18n.text(messages.missing)}</span>}
        {data && <span>{markedText(i18n, data)}</span>}
      </span>
    </>
  );
}

/** The points as parts of the whole, and below them those of what is compared; the one that the words name is marked. */
function Shares({ data }: { data: ChartData<Text> }) {
  const marked = markedOf(data)?.index;
  const parts = pointsOf(data).map((point) => drawnOf(data, point));
  const strips = [parts.map(({ count }) => count), parts.map(({ compared }) => compared)];
  if (data.hasConflict === true) return null;
  return strips.map(
    (sizes, index) =>
      sizes.every(isKnown) &&
      sizes.some((size) => size > 0) && (
        <SharesStrip key={index} sizes={sizes} marked={marked} isCompared={index > 0} />
      ),
  );
}
