/** An overlay next to the control that opened it: the lists of menus and selects, the colour picker. */
import type { ReactNode } from "react";
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from "react-aria-components/Popover";
import * as css from "./popover.css.ts";

export interface PopoverProps extends Pick<
  AriaPopoverProps,
  "aria-label" | "placement" | "triggerRef" | "isOpen" | "onOpenChange"
> {
  children: ReactNode;
}

export function Popover({ children, ...props }: PopoverProps) {
  return (
    <AriaPopover {...props} className={css.surface} offset={4}>
      {children}
    </AriaPopover>
  );
}
