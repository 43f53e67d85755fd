/** A name that is seen when something is pointed at or focused. For what has an icon alone. */
import type { ReactElement } from "react";
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from "react-aria-components/Tooltip";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Tooltip.css.ts";

export interface TooltipProps {
  text: Text;
  children: ReactElement;
  placement?: AriaTooltipProps["placement"];
  isDisabled?: boolean;
}

export function Tooltip({ text, children, placement = "bottom", isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={css.root} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
