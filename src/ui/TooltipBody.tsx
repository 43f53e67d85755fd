/** The tooltip's overlay. Loaded when a tooltip first opens. */
import type { RefObject } from "react";
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTriggerStateContext,
} from "react-aria-components/Tooltip";
import type { TooltipTriggerState } from "react-stately/useTooltipTriggerState";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./TooltipBody.css.ts";

export interface TooltipBodyProps {
  id: string;
  state: TooltipTriggerState;
  trigger: RefObject<Element | null>;
  placement: NonNullable<AriaTooltipProps["placement"]>;
  children: Text;
}

export function TooltipBody({ state, trigger, children, ...props }: TooltipBodyProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip {...props} className={css.root} triggerRef={trigger} offset={6}>
        <span>{children}</span>
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
