/** Shown on paper only: where the numbers come from. */
import { useAtomValue } from "jotai";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { sessionBlock } from "../blocks.ts";
import * as css from "./PrintHead.css.ts";
import { provenanceOfAtom } from "./provenance.ts";

export function PrintHead() {
  const provenanceOf = useAtomValue(provenanceOfAtom);
  const answer = useAtomValue(sessionBlock.answerAtom);
  if (!answer) return null;
  return (
    <div className={css.root}>
      <DescriptionList
        items={provenanceOf(answer).lines.map(([term, details]) => ({ term, details: <bdi>{details}</bdi> }))}
      />
    </div>
  );
}
