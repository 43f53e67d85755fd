/** The way back to the list that this page belongs to. */
import { ArrowLeft } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components/Link";
import * as css from "./BackLink.css.ts";
import { Icon } from "./Icon.tsx";

export interface BackLinkProps {
  href: string;
  /** Goes back instead of on, where the list is the page before this one. */
  onPress?: (() => void) | undefined;
  children: ReactNode;
}

export function BackLink({ href, onPress, children }: BackLinkProps) {
  const follow = (event: MouseEvent) => {
    if (onPress === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <AriaLink className={css.root} href={href} onClick={follow}>
      <Icon glyph={ArrowLeft} />
      {children}
    </AriaLink>
  );
}
