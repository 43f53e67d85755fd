/** Shows a control's label on hover and focus. For controls with an icon only. */
import { type ReactElement, useRef } from "react";
// The parts of react-aria-components' TooltipTrigger: importing it would add the overlay code to the first load.
import { FocusableProvider } from "react-aria/private/interactions/useFocusable";
import { useTooltipTrigger } from "react-aria/useTooltipTrigger";
import { useTooltipTriggerState } from "react-stately/useTooltipTriggerState";
import type { Text } from "#src/i18n/i18n.ts";
import { LoadingContext } from "./contexts.ts";
import { lazyPart } from "./lazyPart.ts";
import { MountOnFirstOpen } from "./MountOnFirstOpen.tsx";
import type { TooltipBodyProps } from "./TooltipBody.tsx";

// Without its code there is no tooltip. Screen readers read the control's own label.
const TooltipBody = lazyPart(
  async () => (await import("./TooltipBody.tsx")).TooltipBody,
  () => null,
);

export interface TooltipProps {
  text: Text;
  children: ReactElement;
  placement?: TooltipBodyProps["placement"];
  isDisabled?: boolean;
  /** It says more than the control's name, which screen readers would read twice. */
  isDescription?: boolean;
}

export function Tooltip(props: TooltipProps) {
  const { text, children, placement = "bottom", isDisabled = false, isDescription } = props;
  const trigger = useRef<HTMLElement>(null);
  const options = { delay: 400, closeDelay: 100, isDisabled };
  const state = useTooltipTriggerState(options);
  const { triggerProps, tooltipProps } = useTooltipTrigger(options, state, trigger);
  return (
    <>
      <FocusableProvider
        {...triggerProps}
        {...(!isDescription && { "aria-describedby": undefined })}
        ref={trigger}
      >
        {children}
      </FocusableProvider>
      <LoadingContext value={undefined}>
        <MountOnFirstOpen isOpen={state.isOpen}>
          <TooltipBody id={tooltipProps.id ?? ""} state={state} trigger={trigger} placement={placement}>
            {text}
          </TooltipBody>
        </MountOnFirstOpen>
      </LoadingContext>
    </>
  );
}
