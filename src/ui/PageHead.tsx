/** The page's h1, its description, and its main actions on the right. The router focuses the h1 after a navigation. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./PageHead.css.ts";

export interface PageHeadProps {
  title: Text;
  /** The title is a name, which is never translated. */
  isName?: boolean;
  /** What the page is about, in its heading after the title. */
  subject?: ReactNode;
  description?: ReactNode;
  /** A BackLink. */
  back?: ReactNode;
  actions?: ReactNode;
}

export function PageHead({ title, isName = false, subject, description, back, actions }: PageHeadProps) {
  return (
    <header className={css.root}>
      {back}
      <div className={css.row}>
        <div className={css.words}>
          <h1 className={css.title} tabIndex={-1}>
            <span translate={isName ? "no" : undefined}>{subject ? `${title} ` : title}</span>
            {subject && <span className={css.subject}>{subject}</span>}
          </h1>
          {description && <p className={css.description}>{description}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  );
}
