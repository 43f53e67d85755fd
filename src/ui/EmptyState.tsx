/** Shown instead of an empty list: what will appear here, and the action that adds it. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./EmptyState.css.ts";
import { type Glyph, Icon } from "./Icon.tsx";

export interface EmptyStateProps {
  glyph: Glyph;
  title: Text;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ glyph, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.root}>
      <span className={css.emptyIcon}>
        <Icon glyph={glyph} size={20} />
      </span>
      <p className={css.title}>{title}</p>
      {children && <p className={css.words}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
