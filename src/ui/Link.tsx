/** A link in text or in a list. A plain element, since there may be many of them: the router follows it. */
import type { ComponentPropsWithRef, ReactNode } from "react";
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
