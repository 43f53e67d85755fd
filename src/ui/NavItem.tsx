/** A link in the navigation. While the navigation is minimized, its name is a tooltip. */
import { type ComponentPropsWithoutRef, use, useRef } from "react";
import { useFocusable } from "react-aria/useFocusable";
import type { Text } from "#src/i18n/Text.ts";
import { type Glyph, Icon } from "./Icon.tsx";
import { NavigationContext } from "./NavigationContext.ts";
import * as css from "./NavItem.css.ts";
import { Tooltip } from "./Tooltip.tsx";
import { useFollow } from "./useFollow.ts";

export interface NavItemProps {
  href: string;
  icon: Glyph;
  /** `page`: this page is open. `true`: a page below it is open. */
  current?: "page" | "true" | undefined;
  children: Text;
}

/** A separate component, since the tooltip gives its events to what is below it. */
function TooltipLink({ children, ...props }: ComponentPropsWithoutRef<"a">) {
  const ref = useRef<HTMLAnchorElement>(null);
  const { focusableProps } = useFocusable({}, ref);
  return (
    <a {...focusableProps} {...props} ref={ref}>
      {children}
    </a>
  );
}

export function NavItem({ href, icon, current, children }: NavItemProps) {
  const { isMinimized, onNavigate } = use(NavigationContext);
  return (
    <li>
      <Tooltip text={children} placement="right" isDisabled={!isMinimized}>
        <TooltipLink className={css.root} href={href} aria-current={current} {...useFollow(href, onNavigate)}>
          <Icon glyph={icon} size={20} />
          <span className={css.words}>{children}</span>
        </TooltipLink>
      </Tooltip>
    </li>
  );
}
