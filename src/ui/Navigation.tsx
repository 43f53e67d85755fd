/** The frame's navigation: the application's name, the places, and whatever stands at the foot. */
import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components/Link";
import type { Text } from "#src/i18n/Text.ts";
import { Logo } from "./Logo.tsx";
import * as css from "./Navigation.css.ts";
import { NavigationContext } from "./NavigationContext.ts";
import * as item from "./NavItem.css.ts";

export interface NavigationProps {
  label: Text;
  appName: string;
  homeHref: string;
  isMinimized?: boolean;
  /** Told when a place is gone to. */
  onFollow?: () => void;
  /** NavItems. */
  children: ReactNode;
  foot?: ReactNode;
}

export function Navigation({
  label,
  appName,
  homeHref,
  isMinimized = false,
  onFollow,
  children,
  foot,
}: NavigationProps) {
  const following = onFollow && { onFollow };
  return (
    <NavigationContext value={{ isMinimized, ...following }}>
      <nav className={css.root} aria-label={label} data-minimized={isMinimized || undefined}>
        <AriaLink className={css.brand} href={homeHref} {...(onFollow && { onPress: onFollow })}>
          <Logo />
          <span className={item.words}>
            <span className={css.name}>{appName}</span>
          </span>
        </AriaLink>
        <ul className={css.list}>{children}</ul>
        {foot}
      </nav>
    </NavigationContext>
  );
}
