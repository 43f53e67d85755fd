/** Follows a plain link by the router that react-aria's RouterProvider names, unless a key asks for a new tab or a download. */
import type { MouseEvent, MouseEventHandler } from "react";
import { handleLinkClick, useRouter } from "react-aria/private/utils/openLink";

type ClickHandler = MouseEventHandler<HTMLAnchorElement> | undefined;

/** The click handler of a link. `onClick` runs first; it can prevent that the link is followed. */
export const useFollow = (href: string, onClick?: ClickHandler) => {
  const router = useRouter();
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    handleLinkClick(event, router, href, undefined);
  };
};
