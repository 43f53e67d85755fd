/** The properties of one thing: terms with their details. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./DescriptionList.css.ts";

export interface Description {
  term: Text;
  details: ReactNode;
}

export interface DescriptionListProps {
  items: ReadonlyArray<Description>;
  /** Each term before its details, all in one line as far as they fit. */
  isLine?: boolean;
}

export function DescriptionList({ items, isLine = false }: DescriptionListProps) {
  return (
    <dl className={isLine ? css.line : css.root}>
      {items.map(({ term, details }) => (
        <div className={css.item} key={term}>
          <dt className={css.term}>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
