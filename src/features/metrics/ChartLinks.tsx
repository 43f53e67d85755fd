/** Links to the charts of a page. Following a link requests its chart. */
import { useAtomValue, useSetAtom } from "jotai";
import { useText } from "#src/i18n/i18n.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { Link } from "#src/ui/Link.tsx";
import { hrefOf } from "./choice/address.ts";
import { messages } from "./messages.en.ts";
import type { Section } from "./metricChart.ts";
import * as css from "./sections.css.ts";
import { repeatRequestAtom } from "./useRequestedChart.ts";

export interface ChartLinksProps {
  sections: ReadonlyArray<Section>;
}

export function ChartLinks({ sections }: ChartLinksProps) {
  const text = useText();
  const location = useAtomValue(locationAtom);
  const repeatRequest = useSetAtom(repeatRequestAtom);
  return (
    <nav aria-label={text(messages.charts)}>
      <ul className={css.list}>
        {sections
          .flatMap(({ charts }) => charts)
          .map(({ id, title }) => (
            <li key={id}>
              <Link
                href={hrefOf({ ...location, hash: id })}
                onPress={() => location.hash === id && repeatRequest(id)}
              >
                {text(title)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
