/** A page with a single message: what has happened, and what to do next. */
import { type ReactNode, use } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { InMainContext } from "./contexts.ts";
import { type Glyph, Icon } from "./Icon.tsx";
import * as css from "./message.css.ts";

export interface MessagePageProps {
  glyph: Glyph;
  title: Text;
  children?: ReactNode;
  actions?: ReactNode;
}

export function MessagePage({ glyph, title, children, actions }: MessagePageProps) {
  const Root = use(InMainContext) ? "div" : "main";
  return (
    <Root className={css.page}>
      <span className={css.icon}>
        <Icon glyph={glyph} size={20} />
      </span>
      <h1 className={css.pageTitle}>{title}</h1>
      {children && <div className={css.words}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </Root>
  );
}
