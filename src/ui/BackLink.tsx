/** Link back to the list that this page belongs to. */
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Link as AriaLink } from "react-aria-components/Link";
import * as css from "./BackLink.css.ts";
import { Icon } from "./Icon.tsx";

export interface BackLinkProps {
  href: string;
  /** Called instead of following `href`, for a step back in history when the list is the previous page. */
  onPress?: (() => void) | undefined;
  children: ReactNode;
}

export function BackLink({ href, onPress, children }: BackLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const handleClick = useEffectEvent((event: MouseEvent) => {
    if (onPress === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const link = ref.current;
    // Not react-aria's onClick: Enter calls it twice, the first time after the link has been followed.
    link?.addEventListener("click", handleClick);
    return () => link?.removeEventListener("click", handleClick);
  }, []);
  return (
    <AriaLink className={css.root} href={href} ref={ref}>
      <Icon glyph={ArrowLeft} />
      {children}
    </AriaLink>
  );
}
