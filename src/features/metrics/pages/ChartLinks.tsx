/**
 * Links to the charts of a section. While it is closed, each is beside a strip of its shares and its largest group. A link
 * requests its chart.
 */
import { useAtomValue, useSetAtom } from "jotai";
import { type ChartData, isKnown } from "#src/domain/metrics/chartData.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { Link } from "#src/ui/Link.tsx";
import { SharesStrip } from "#src/ui/SharesStrip.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import * as css from "./ChartLinks.css.ts";
import { leaderText } from "../charts/presentation/words.ts";
import { hrefOf } from "../question/address.ts";
import { messages } from "../messages.en.ts";
import type { MetricChart, Section } from "../answers/metricChart.ts";
import { repeatRequestAtom } from "../sections/useRequestedChart.ts";

export interface ChartLinksProps {
  section: Section;
  isExpanded: boolean;
}

export function ChartLinks({ section: { title, charts }, isExpanded }: ChartLinksProps) {
  const { text } = useI18n();
  return (
    <nav className={css.root} aria-label={text(messages.chartsOf, { section: text(title) })}>
      <ul className={isExpanded ? css.row : css.lines}>
        {charts.map((chart) => (
          <li className={css.line} key={chart.id}>
            <ChartLink chart={chart} />
            {!isExpanded && <Summary chart={chart} />}
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
    <Link href={hrefOf({ ...location, hash: id })} onClick={() => location.hash === id && repeatRequest(id)}>
      {text(title)}
    </Link>
  );
}

function Summary({ chart }: { chart: MetricChart }) {
  const i18n = useI18n();
  const data = useAtomValue(chart.dataAtom);
  return (
    <>
      <span className={css.strip}>
        {data ? <Shares data={data} /> : data === undefined && <Skeleton shape="block" height="12px" />}
      </span>
      <span className={css.summary}>
        {data === undefined && <Skeleton width="min(20ch, 100%)" />}
        {data === null && <span>{i18n.text(messages.missing)}</span>}
        {data && <span>{leaderText(i18n, data)}</span>}
      </span>
    </>
  );
}

/** The categories as parts of the whole: registered users, where a chart counts parts of its groups. */
function Shares({ data: { kind, series, categories, hasConflict } }: { data: ChartData<Text> }) {
  const sizes = categories.map((_, index) => {
    const counts = series
      .map(({ values }) => values[index])
      .map((value) => (kind === "bullets" ? value?.base : value?.count));
    return counts.every(isKnown) ? counts.reduce((sum, count) => sum + count, 0) : undefined;
  });
  const isWhole = sizes.every((size) => size !== undefined) && hasConflict !== true;
  return isWhole && sizes.some((size) => size > 0) && <SharesStrip sizes={sizes} />;
}
