/** A collapsible section; its heading is the button. Collapsed content is still printed and found by find-in-page. */
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure as AriaDisclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Heading } from "react-aria-components/Heading";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./Disclosure.css.ts";
import { Icon } from "./Icon.tsx";

export interface DisclosureProps {
  /** In a group, which expands it. */
  id?: string;
  title: Text;
  summary?: ReactNode;
  defaultExpanded?: boolean;
  children: ReactNode;
}

export function Disclosure({ title, summary, children, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} className={css.root}>
      <Heading className={css.heading} level={2}>
        <Button className={css.trigger} slot="trigger">
          <span className={css.chevron}>
            <Icon glyph={ChevronRight} />
          </span>
          <span>{title}</span>
        </Button>
      </Heading>
      {summary && <div className={css.summary}>{summary}</div>}
      <DisclosurePanel className={css.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
