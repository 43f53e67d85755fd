/** A link in text or in a list. react-aria's RouterProvider passes navigation to the router. */
import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import * as css from "./Link.css.ts";

export interface LinkProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  href: string;
  children: ReactNode;
}

export function Link(props: LinkProps) {
  return <AriaLink {...props} className={css.root} />;
}
