/** Key figures in one card: each a name, a number, what changed, and a line of its development. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./Figures.css.ts";
import { Muted } from "./layout.tsx";

export interface Figure {
  name: Text;
  value: ReactNode;
  /** Its line is reserved. */
  note?: ReactNode;
  line?: ReactNode;
}

export function Figures({ figures, foot }: { figures: ReadonlyArray<Figure>; foot?: ReactNode }) {
  return (
    <div className={css.root}>
      <dl className={css.figures}>
        {figures.map(({ name, value, note, line }) => (
          <div className={css.figure} key={name}>
            <Muted as="dt">{name}</Muted>
            <dd className={css.value}>
              {value}
              {line && (
                <span className={css.line} aria-hidden="true">
                  {line}
                </span>
              )}
            </dd>
            <dd className={css.note}>{note}</dd>
          </div>
        ))}
      </dl>
      {foot}
    </div>
  );
}
