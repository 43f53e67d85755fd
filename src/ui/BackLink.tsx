/** Link back to the list that this page belongs to. */
import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { shouldClientNavigate } from "react-aria/private/utils/openLink";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./BackLink.css.ts";
import { Icon } from "./Icon.tsx";
import { useFollow } from "./useFollow.ts";

export interface BackLinkProps {
  href: string;
  /** Called instead of following `href`, for a step back in history when the list is the previous page. */
  onPress?: (() => void) | undefined;
  children: Text;
}

export function BackLink({ href, onPress, children }: BackLinkProps) {
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    if (onPress === undefined || !shouldClientNavigate(event.currentTarget, event)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a className={css.root} href={href} {...useFollow(href, goBack)}>
      <Icon glyph={ArrowLeft} />
      <span>{children}</span>
    </a>
  );
}
