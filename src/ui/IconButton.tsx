/** A square button with an icon only. Its label is read by screen readers; wrap it in a `Tooltip` to show it too. */
import type { Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import type { Text } from "#src/i18n/Text.ts";
import { type Glyph, Icon } from "./Icon.tsx";
import * as css from "./Button.css.ts";
import { Spinner } from "./Spinner.tsx";

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  "children" | "className" | "style" | "aria-label"
> {
  label: Text;
  icon: Glyph;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, icon, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} className={css.iconButton} aria-label={label}>
      {props.isPending ? <Spinner /> : <Icon glyph={icon} />}
    </AriaButton>
  );
}
