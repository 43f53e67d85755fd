/** The main navigation: logo and app name, links, and an optional footer. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/Text.ts";
import { Logo } from "./Logo.tsx";
import * as css from "./Navigation.css.ts";
import { NavigationContext } from "./NavigationContext.ts";
import * as item from "./NavItem.css.ts";
import { useFollow } from "./useFollow.ts";

export interface NavigationProps {
  label: Text;
  appName: string;
  homeHref: string;
  isMinimized?: boolean;
  /** Called when a link is followed. */
  onNavigate?: () => void;
  /** NavItems. */
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
          <span className={item.words}>
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
