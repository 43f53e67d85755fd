/** Shown instead of a list: what will appear here and the action that adds it, or what could not be loaded and why. */
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { type Glyph, Icon } from "./Icon.tsx";
import * as css from "./message.css.ts";

export interface EmptyStateProps {
  /** By default, it is a failure. */
  glyph?: Glyph;
  title: Text;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ glyph, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.root} role={glyph ? undefined : "alert"}>
      <span className={glyph ? css.emptyIcon : css.errorIcon}>
        <Icon glyph={glyph ?? TriangleAlert} size={20} />
      </span>
      <p className={css.title}>{title}</p>
      {children && <p className={css.words}>{children}</p>}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  );
}
