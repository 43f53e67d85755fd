/** On paper alone: where the numbers come from. */
import { useAtomValue } from "jotai";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { provenanceAtom } from "../metricChart.ts";
import { session } from "../metrics.ts";
import * as css from "./PrintHead.css.ts";

export function PrintHead() {
  const provenance = useAtomValue(provenanceAtom);
  const { data } = useAtomValue(session.blockAtom);
  if (!data) return null;
  return (
    <div className={css.root}>
      <DescriptionList
        items={provenance(data).lines.map(([term, details]) => ({ term, details: <bdi>{details}</bdi> }))}
      />
    </div>
  );
}
