/** The head of a printed page, which says where the numbers come from. It is not shown on screens. */
import { useAtomValue } from "jotai";
import { sessionBlock } from "../answers/blocks.ts";
import * as css from "./PrintHead.css.ts";
import { provenanceOfAtom } from "./provenance.ts";

export function PrintHead() {
  const provenanceOf = useAtomValue(provenanceOfAtom);
  const answer = useAtomValue(sessionBlock.answerAtom);
  const compared = useAtomValue(sessionBlock.comparedPeriodAtom);
  if (!answer) return null;
  return (
    <dl className={css.root}>
      {provenanceOf(answer, compared, "all").lines.map(([name, value]) => (
        <div className={css.line} key={name}>
          <dt className={css.name}>{name}</dt>
          <dd>
            <bdi translate="no">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
