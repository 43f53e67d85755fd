/** The way back to the list that this page belongs to. */
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
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
  const ref = useRef<HTMLAnchorElement>(null);
  const follow = useEffectEvent((event: MouseEvent) => {
    if (onPress === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const link = ref.current;
    // Not react-aria's onClick: of the Enter key it hears twice, the first time only after the link was followed.
    link?.addEventListener("click", follow);
    return () => link?.removeEventListener("click", follow);
  }, []);
  return (
    <AriaLink className={css.root} href={href} ref={ref}>
      <Icon glyph={ArrowLeft} />
      {children}
    </AriaLink>
  );
}
