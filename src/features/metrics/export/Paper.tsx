/** The head of every printed sheet, which says where the numbers come from. It is not shown on screens. */
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { sessionBlock } from "../answers/blocks.ts";
import * as css from "./Paper.css.ts";
import { provenanceOfAtom } from "./provenance.ts";

function PrintHead() {
  const provenanceOf = useAtomValue(provenanceOfAtom);
  const answer = useAtomValue(sessionBlock.answerAtom);
  const compared = useAtomValue(sessionBlock.comparedAtom);
  if (!answer) return null;
  return (
    <div className={css.root}>
      <dl className={css.lines}>
        {provenanceOf(answer, compared).lines.map(([name, value]) => (
          <div className={css.line} key={name}>
            <dt className={css.name}>{name}</dt>
            <dd>
              <bdi translate="no">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function Paper({ children }: { children: ReactNode }) {
  return (
    <div className={css.paper}>
      <PrintHead />
      <div className={css.body}>{children}</div>
    </div>
  );
}
