/** A link that looks like a button. It works without JavaScript. */
import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import * as css from "./Button.css.ts";
import { type Glyph, Icon } from "./Icon.tsx";

export interface ButtonLinkProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  href: string;
  children: ReactNode;
  variant?: css.Variant;
  icon?: Glyph;
}

export function ButtonLink({ children, variant = "secondary", icon, ...props }: ButtonLinkProps) {
  return (
    <AriaLink {...props} className={css.button[variant]}>
      <span className={css.label}>
        {icon && <Icon glyph={icon} />}
        {children}
      </span>
    </AriaLink>
  );
}
