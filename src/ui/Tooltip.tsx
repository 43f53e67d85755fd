/** A name that is seen when something is pointed at or focused. For what has an icon alone. */
import { lazy, type ReactElement, type ReactNode, useRef } from "react";
// What react-aria-components' TooltipTrigger is made of: its module would bring the overlay into the first load.
import { FocusableProvider } from "react-aria/private/interactions/useFocusable";
import { useTooltipTrigger } from "react-aria/useTooltipTrigger";
import { useTooltipTriggerState } from "react-stately/useTooltipTriggerState";
import type { Text } from "#src/i18n/Text.ts";
import { OnDemand } from "./OnDemand.tsx";
import type { TooltipBodyProps } from "./TooltipBody.tsx";

// A name that cannot be loaded is not shown; it is heard all the same, and nobody loses the page for it.
const TooltipBody = lazy<(props: TooltipBodyProps) => ReactNode>(() =>
  import("./TooltipBody.tsx").then(
    ({ TooltipBody }) => ({ default: TooltipBody }),
    () => ({ default: () => null }),
  ),
);

export interface TooltipProps {
  text: Text;
  children: ReactElement;
  placement?: TooltipBodyProps["placement"];
  isDisabled?: boolean;
}

export function Tooltip({ text, children, placement = "bottom", isDisabled = false }: TooltipProps) {
  const trigger = useRef<HTMLElement>(null);
  const behaviour = { delay: 400, closeDelay: 100, isDisabled };
  const state = useTooltipTriggerState(behaviour);
  const { triggerProps, tooltipProps } = useTooltipTrigger(behaviour, state, trigger);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={trigger}>
        {children}
      </FocusableProvider>
      <OnDemand isOpen={state.isOpen}>
        <TooltipBody id={tooltipProps.id ?? ""} state={state} trigger={trigger} placement={placement}>
          {text}
        </TooltipBody>
      </OnDemand>
    </>
  );
}
