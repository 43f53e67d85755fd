/** A page's one h1, a line on what the page is for, and its main act on the right. The h1 can take the focus after a navigation. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./PageHead.css.ts";

export interface PageHeadProps {
  title: Text;
  description?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
}

export function PageHead({ title, description, back, actions }: PageHeadProps) {
  return (
    <header className={css.root}>
      {back}
      <div className={css.row}>
        <div className={css.words}>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          {description && <p className={css.description}>{description}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  );
}
