/** The head of a printed page, which says where the numbers come from. It is not shown on screens. */
import { atom, useAtomValue } from "jotai";
import { sessionBlock } from "../answers/blocks.ts";
import * as css from "./PrintHead.css.ts";
import { provenanceOf } from "./provenance.ts";

const linesAtom = atom((get) => provenanceOf(get, sessionBlock)?.lines);

export function PrintHead() {
  const lines = useAtomValue(linesAtom);
  return (
    lines && (
      <dl className={css.root}>
        {lines.map(([name, value]) => (
          <div className={css.line} key={name}>
            <dt className={css.name}>{name}</dt>
            <dd>
              <bdi translate="no">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}
