/** The page's h1, its description, and its main actions on the right. The router focuses the h1 after a navigation. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./PageHead.css.ts";

export interface PageTitleProps {
  title: Text;
  /** The title is a name, which is never translated. */
  isName?: boolean;
  /** The name of what the page is about, in its heading: it has the weight, and the title above it says what it is. */
  subject?: ReactNode;
}

export interface PageHeadProps extends PageTitleProps {
  description?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
}

export function PageHead({ description, back, actions, ...title }: PageHeadProps) {
  return (
    <header className={css.root}>
      {back}
      <div className={css.row}>
        <div className={css.words}>
          <PageTitle {...title} />
          {description && <p className={css.description}>{description}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  );
}

/** The h1 alone, for a page whose actions are in a sticky bar. */
export function PageTitle({ title, isName = false, subject }: PageTitleProps) {
  return (
    <h1 className={css.title}>
      <span className={subject ? css.kind : undefined} translate={isName ? "no" : undefined}>
        {subject ? `${title} ` : title}
      </span>
      {subject && <span className={css.subject}>{subject}</span>}
    </h1>
  );
}
