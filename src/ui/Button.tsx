/** A button: the page's main action (primary), any other action (secondary, outlined) or a destructive one. */
import { type ReactNode, type Ref, useContext } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Button.css.ts";
import { type Glyph, Icon } from "./Icon.tsx";
import { OfflineContext } from "./contexts.ts";
import { Spinner } from "./Spinner.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface ButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style"> {
  children: ReactNode;
  variant?: css.Variant;
  icon?: Glyph;
  /** Read by screen readers while `isPending`. */
  pendingLabel?: Text;
  /** Sends a change to the server: disabled while offline. Submit buttons do by default. */
  isWrite?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  children,
  variant = "secondary",
  icon,
  pendingLabel,
  isWrite,
  ...props
}: ButtonProps) {
  const isOffline = useContext(OfflineContext) !== undefined;
  const isBlocked = isOffline && (isWrite ?? props.type === "submit");
  return (
    <AriaButton
      {...props}
      isDisabled={isBlocked || props.isDisabled === true}
      className={css.button[variant]}
    >
      <span className={css.label}>
        {icon && <Icon glyph={icon} />}
        <span>{children}</span>
      </span>
      {props.isPending && (
        <span className={css.pending}>
          <Spinner />
          {pendingLabel && <VisuallyHidden>{pendingLabel}</VisuallyHidden>}
        </span>
      )}
    </AriaButton>
  );
}
