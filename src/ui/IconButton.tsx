/** A quiet square button. Its name is heard; put it into a `Tooltip` so that it is seen as well. */
import type { Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import type { Text } from "#src/i18n/Text.ts";
import { type Glyph, Icon } from "./Icon.tsx";
import * as css from "./IconButton.css.ts";
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
    <AriaButton {...props} className={css.root} aria-label={label}>
      {props.isPending ? <Spinner /> : <Icon glyph={icon} />}
    </AriaButton>
  );
}
