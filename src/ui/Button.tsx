/** Buttons, those with an icon only, and links that look like buttons. */
import { type ComponentPropsWithRef, type ReactNode, type Ref, useContext } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import type { Text } from "#src/i18n/i18n.ts";
import { blocked } from "./blocked.tsx";
import * as css from "./Button.css.ts";
import { OfflineContext } from "./contexts.ts";
import { type Glyph, Icon } from "./Icon.tsx";
import { Spinner } from "./loading.tsx";
import { useFollow } from "./useFollow.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface ButtonLinkProps extends Omit<ComponentPropsWithRef<"a">, "className" | "style"> {
  href: string;
  children: Text;
  variant?: css.Variant;
  icon?: Glyph;
}

/** A link that looks like a button. It works without JavaScript. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, children, variant = "secondary", icon, onClick, ...others } = props;
  return (
    <a {...others} className={css.button[variant]} href={href} {...useFollow(href, onClick)}>
      <span className={css.label}>
        {icon && <Icon glyph={icon} />}
        <span>{children}</span>
      </span>
    </a>
  );
}

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  "children" | "className" | "style" | "aria-label"
> {
  label: Text;
  icon: Glyph;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon only. Its label is read by screen readers; wrap it in a `Tooltip` to show it too. */
export function IconButton({ label, icon, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} className={css.iconButton} aria-label={label}>
      {props.isPending ? <Spinner /> : <Icon glyph={icon} />}
    </AriaButton>
  );
}

/** `variant`: the page's main action (primary), any other action (secondary, outlined) or a destructive one. */
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
      {...(isBlocked && { render: blocked })}
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
