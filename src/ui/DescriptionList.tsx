/** The properties of one thing: terms with their details. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./DescriptionList.css.ts";
import { Muted } from "./layout.tsx";

export interface Description {
  term: Text;
  details: ReactNode;
}

export interface DescriptionListProps {
  items: ReadonlyArray<Description>;
  /** Line: all beside each other. Rows: one each, its details at the end. */
  layout: css.Layout;
}

export function DescriptionList({ items, layout }: DescriptionListProps) {
  return (
    <dl className={css.layouts[layout]}>
      {items.map(({ term, details }) => (
        <div className={css.item} key={term}>
          <Muted as="dt">{term}</Muted>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
