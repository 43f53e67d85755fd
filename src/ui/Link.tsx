/** A link in text or in a list. A plain element, since there may be many of them: the router follows it. */
import { ArrowLeft } from "lucide-react";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { shouldClientNavigate } from "react-aria/private/utils/openLink";
import type { Text } from "#src/i18n/i18n.ts";
import { Icon } from "./Icon.tsx";
import * as css from "./Link.css.ts";
import { useFollow } from "./useFollow.ts";

export interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "className" | "style"> {
  href: string;
  children: ReactNode;
}

export function Link({ href, onClick, children, ...props }: LinkProps) {
  return (
    <a {...props} className={css.root} href={href} {...useFollow(href, onClick)}>
      {children}
    </a>
  );
}

export interface BackLinkProps {
  href: string;
  /** Called instead of following `href`, for a step back in history when the list is the previous page. */
  onPress?: (() => void) | undefined;
  children: Text;
}

/** Link back to the list that this page belongs to. */
export function BackLink({ href, onPress, children }: BackLinkProps) {
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    if (onPress === undefined || !shouldClientNavigate(event.currentTarget, event)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a className={css.back} href={href} {...useFollow(href, goBack)}>
      <Icon glyph={ArrowLeft} />
      <span>{children}</span>
    </a>
  );
}
