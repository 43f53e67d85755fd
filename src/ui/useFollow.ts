/** Plain links, followed by the router of react-aria's RouterProvider unless a key asks for a new tab or a download. */
import type { MouseEvent, MouseEventHandler } from "react";
import { handleLinkClick, useRouter } from "react-aria/private/utils/openLink";

type ClickHandler = MouseEventHandler<HTMLAnchorElement> | undefined;

/** Props of a link to `href`. `onClick` runs first; it can prevent that the link is followed. */
export const useFollow = (href: string, onClick?: ClickHandler) => {
  const router = useRouter();
  return {
    // Without it, the Tab key of Safari skips links, and a click does not focus them.
    tabIndex: 0,
    onClick: (event: MouseEvent<HTMLAnchorElement>): void => {
      onClick?.(event);
      handleLinkClick(event, router, href, undefined);
    },
  };
};
