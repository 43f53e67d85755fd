/** A link in the navigation. While the navigation is minimized, its name is a tooltip. */
import { use } from "react";
import { Link as AriaLink } from "react-aria-components/Link";
import type { Text } from "#src/i18n/Text.ts";
import { type Glyph, Icon } from "./Icon.tsx";
import { NavigationContext } from "./NavigationContext.ts";
import * as css from "./NavItem.css.ts";
import { Tooltip } from "./Tooltip.tsx";

export interface NavItemProps {
  href: string;
  icon: Glyph;
  /** `page`: this page is open. `true`: a page below it is open. */
  current?: "page" | "true" | undefined;
  children: Text;
}

export function NavItem({ href, icon, current, children }: NavItemProps) {
  const { isMinimized, onNavigate } = use(NavigationContext);
  return (
    <li>
      <Tooltip text={children} placement="right" isDisabled={!isMinimized}>
        <AriaLink
          className={css.root}
          href={href}
          {...(current && { "aria-current": current })}
          {...(onNavigate && { onPress: onNavigate })}
        >
          <Icon glyph={icon} size={20} />
          <span className={css.words}>{children}</span>
        </AriaLink>
      </Tooltip>
    </li>
  );
}
