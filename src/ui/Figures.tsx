/** Key figures side by side: a name, a number and an optional comparison. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Figures.css.ts";

export interface Figure {
  name: Text;
  value: ReactNode;
  note?: ReactNode;
}

export function Figures({ figures }: { figures: ReadonlyArray<Figure> }) {
  return (
    <dl className={css.root}>
      {figures.map(({ name, value, note }) => (
        <div className={css.figure} key={name}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>{value}</dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
