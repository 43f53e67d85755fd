/** The properties of one thing: terms with their details. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./DescriptionList.css.ts";

export interface Description {
  term: Text;
  details: ReactNode;
}

export function DescriptionList({ items }: { items: ReadonlyArray<Description> }) {
  return (
    <dl className={css.root}>
      {items.map(({ term, details }) => (
        <div className={css.item} key={term}>
          <dt className={css.term}>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
