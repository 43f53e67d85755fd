/** A link that looks like a button. It works without JavaScript. */
import type { ComponentPropsWithRef } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Button.css.ts";
import { type Glyph, Icon } from "./Icon.tsx";
import { useFollow } from "./useFollow.ts";

export interface ButtonLinkProps extends Omit<ComponentPropsWithRef<"a">, "className" | "style"> {
  href: string;
  children: Text;
  variant?: css.Variant;
  icon?: Glyph;
}

export function ButtonLink(props: ButtonLinkProps) {
  const { href, children, variant = "secondary", icon, onClick, ...others } = props;
  return (
    <a {...others} className={css.button[variant]} href={href} {...useFollow(href, onClick)}>
      <span className={css.label}>
        {icon && <Icon glyph={icon} />}
        <span>{children}</span>
      </span>
    </a>
  );
}
