/** A switch whose change takes effect at once. */
import type { Ref } from "react";
import { SwitchButton, SwitchField } from "react-aria-components/Switch";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./Switch.css.ts";

export interface SwitchProps {
  children: Text;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  /** While a change is being saved. A disabled switch would lose the focus. */
  isReadOnly?: boolean;
  ref?: Ref<HTMLDivElement>;
}

export function Switch({ children, ...props }: SwitchProps) {
  return (
    <SwitchField {...props}>
      <SwitchButton className={css.root}>
        <span className={css.track}>
          <span className={css.thumb} />
        </span>
        <span>{children}</span>
      </SwitchButton>
    </SwitchField>
  );
}
