/** What floats at the control that opened it: the lists of menus and selects. */
import { type ReactNode, use } from "react";
import { Popover, type PopoverProps } from "react-aria-components/Popover";
import { InPlaceContext } from "./InPlaceContext.ts";
import * as css from "./popover.css.ts";

export interface SurfaceProps extends Pick<
  PopoverProps,
  "aria-label" | "placement" | "triggerRef" | "isOpen" | "onOpenChange"
> {
  children: ReactNode;
}

export function Surface({ children, ...props }: SurfaceProps) {
  if (use(InPlaceContext)) return <div className={css.surface}>{children}</div>;
  return (
    <Popover {...props} className={css.surface} offset={4}>
      {children}
    </Popover>
  );
}
