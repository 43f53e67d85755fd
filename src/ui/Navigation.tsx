/** The main navigation: logo and app name, links, and an optional footer. */
import { type ComponentPropsWithoutRef, type ReactNode, use, useRef } from "react";
import { useFocusable } from "react-aria/useFocusable";
import type { Text } from "#src/i18n/i18n.ts";
import { NavigationContext } from "./contexts.ts";
import { type Glyph, Icon, Logo } from "./Icon.tsx";
import * as css from "./Navigation.css.ts";
import { Tooltip } from "./Tooltip.tsx";
import { useFollow } from "./useFollow.ts";

export interface NavigationProps {
  label: Text;
  appName: string;
  homeHref: string;
  isMinimized?: boolean;
  onNavigate?: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

export function Navigation({
  label,
  appName,
  homeHref,
  isMinimized = false,
  onNavigate,
  children,
  footer,
}: NavigationProps) {
  return (
    <NavigationContext value={{ isMinimized, ...(onNavigate && { onNavigate }) }}>
      <nav className={css.root} aria-label={label}>
        <a className={css.brand} href={homeHref} {...useFollow(homeHref, onNavigate)}>
          <Logo />
          <span className={css.words}>
            <span className={css.name} translate="no">
              {appName}
            </span>
          </span>
        </a>
        <ul className={css.list}>{children}</ul>
        {footer}
      </nav>
    </NavigationContext>
  );
}

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

/** A link in the navigation. While the navigation is minimized, its name is a tooltip. */
export function NavItem({ href, icon, current, children }: NavItemProps) {
  const { isMinimized, onNavigate } = use(NavigationContext);
  return (
    <li>
      <Tooltip text={children} placement="right" isDisabled={!isMinimized}>
        <TooltipLink className={css.item} href={href} aria-current={current} {...useFollow(href, onNavigate)}>
          <Icon glyph={icon} size={20} />
          <span className={css.words}>{children}</span>
        </TooltipLink>
      </Tooltip>
    </li>
  );
}
