/** A section of a page on a surface of its own. `isFlush` lets a table reach its edges. */
import { type ReactNode, useId } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Card.css.ts";

export interface CardProps {
  title?: Text;
  description?: ReactNode;
  actions?: ReactNode;
  isFlush?: boolean;
  level?: 2 | 3;
  /** For a heading that is gone to: it can take the focus. */
  headingId?: string;
  children: ReactNode;
}

export function Card({
  title,
  description,
  actions,
  isFlush = false,
  level = 2,
  headingId,
  children,
}: CardProps) {
  const ownId = useId();
  const titleId = headingId ?? ownId;
  const Heading = `h${level}` as const;
  const body = <div className={isFlush ? css.flush : css.body}>{children}</div>;
  if (title === undefined) return <div className={css.root}>{body}</div>;
  return (
    <section className={css.root} aria-labelledby={titleId}>
      <div className={css.head}>
        <div className={css.words}>
          <Heading className={css.title} id={titleId} {...(headingId !== undefined && { tabIndex: -1 })}>
            {title}
          </Heading>
          {description && <p className={css.description}>{description}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {body}
    </section>
  );
}
