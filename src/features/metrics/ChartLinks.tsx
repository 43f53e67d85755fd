/** Links to the charts of a section, each with its summary while the section is closed. A link requests its chart. */
import { useAtomValue, useSetAtom } from "jotai";
import { useI18n } from "#src/i18n/i18n.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { Link } from "#src/ui/Link.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import * as css from "./ChartLinks.css.ts";
import { keyText } from "./presentation/words.ts";
import { hrefOf } from "./choice/address.ts";
import { messages } from "./messages.en.ts";
import type { MetricChart, Section } from "./metricChart.ts";
import { repeatRequestAtom } from "./useRequestedChart.ts";

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
    <span className={css.summary}>
      {data === undefined && <Skeleton width="min(40ch, 100%)" />}
      {data === null && i18n.text(messages.missing)}
      {data && keyText(i18n, data)}
    </span>
  );
}
