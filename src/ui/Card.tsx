/** A section of a page in a bordered box. `isFlush` removes the padding, so that a table reaches the edges. */
import { type ReactNode, useId } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./Card.css.ts";
import { actions as buttons } from "./layout.css.ts";
import { Muted } from "./layout.tsx";

export interface CardProps {
  title?: Text;
  description?: ReactNode;
  actions?: ReactNode;
  isFlush?: boolean;
  /** One of many cards in a section: its margins are low, and it is no landmark. */
  isCompact?: boolean;
  /** For a heading that links lead to. */
  headingId?: string;
  children: ReactNode;
}

export function Card({
  title,
  description,
  actions,
  isFlush = false,
  isCompact = false,
  headingId,
  children,
}: CardProps) {
  const generatedId = useId();
  const titleId = headingId ?? generatedId;
  const Heading = isCompact ? "h3" : "h2";
  const body = <div className={isFlush ? css.flush : css.body}>{children}</div>;
  if (title === undefined) return <div className={css.root}>{body}</div>;
  return (
    <section
      className={css.root}
      data-compact={isCompact || undefined}
      role={isCompact ? "group" : "region"}
      aria-labelledby={titleId}
    >
      <div className={css.header}>
        <div className={css.words}>
          <Heading className={css.title} id={titleId}>
            {title}
          </Heading>
          {description && <Muted as="p">{description}</Muted>}
        </div>
        {actions && <div className={buttons}>{actions}</div>}
      </div>
      {body}
    </section>
  );
}
