/** An overlay next to the control that opened it: the lists of menus and selects, the colour picker. */
import { Check } from "lucide-react";
import { type ReactNode, useContext } from "react";
import { OverlayTriggerStateContext } from "react-aria-components/Dialog";
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from "react-aria-components/Popover";
import { Icon } from "./Icon.tsx";
import * as css from "./popover.css.ts";
import { useExitLimit } from "./useExitLimit.ts";

export interface PopoverProps extends Pick<
  AriaPopoverProps,
  "aria-label" | "placement" | "triggerRef" | "isOpen" | "onOpenChange"
> {
  children: ReactNode;
}

export function Popover({ children, ...props }: PopoverProps) {
  const trigger = useContext(OverlayTriggerStateContext);
  const exits = useExitLimit(props.isOpen ?? trigger?.isOpen ?? false);
  return (
    <AriaPopover key={exits} {...props} className={css.surface} offset={4}>
      {children}
    </AriaPopover>
  );
}

/** The mark of the chosen item of a list. */
export function Chosen() {
  return (
    <span className={css.check}>
      <Icon glyph={Check} />
    </span>
  );
}
