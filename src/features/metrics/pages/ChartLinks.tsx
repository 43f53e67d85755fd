/**
 * Links to the charts of a closed section, each beside a strip of its shares and its largest group. A link requests its
 * chart.
 */
import { useAtomValue, useSetAtom } from "jotai";
import { type ChartData, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { Link } from "#src/ui/Link.tsx";
import { SharesStrip } from "#src/ui/SharesStrip.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import * as css from "./ChartLinks.css.ts";
import { leaderOf, leaderText } from "../charts/presentation/words.ts";
import { hrefOf } from "../question/address.ts";
import { messages } from "../messages.en.ts";
import type { MetricChart, Section } from "../answers/metricChart.ts";
import { repeatRequestAtom } from "../sections/useRequestedChart.ts";

export function ChartLinks({ section: { title, charts } }: { section: Section }) {
  const { text } = useI18n();
  return (
    <nav className={css.root} aria-label={text(messages.chartsOf, { section: text(title) })}>
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

/** The points as parts of the whole, and below them those of what is compared; the largest one of the shown ones is marked. */
function Shares({ data }: { data: ChartData<Text> }) {
  const marked = leaderOf(useI18n(), data)?.index;
  const points = pointsOf(data);
  const isWithin = data.kind === "bullets";
  const strips = [
    points.map(({ base, count }) => (isWithin ? base : count)),
    points.map(({ previous, previousBase }) => (isWithin ? previousBase : previous)),
  ];
  if (data.hasConflict === true) return null;
  return strips.map(
    (sizes, index) =>
      sizes.every(isKnown) &&
      sizes.some((size) => size > 0) && (
        <SharesStrip key={index} sizes={sizes} marked={marked} isCompared={index > 0} />
      ),
  );
}
