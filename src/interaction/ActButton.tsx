/** A button, and an icon button, whose act is in the command palette too. */
import { Button, type ButtonProps } from "#src/ui/Button.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import { type Act, useActs } from "./pageActs.ts";

export interface ActButtonProps extends Partial<
  Omit<ButtonProps, "ref" | "icon" | "onPress" | "isDisabled">
> {
  act: Act;
  isIconHidden?: boolean;
}

export function ActButton({ act, isIconHidden, ...props }: ActButtonProps) {
  return (
    <Button
      {...(act.label && { "aria-label": act.name })}
      {...(!isIconHidden && { icon: act.icon })}
      {...props}
      ref={useActs([act])}
      isDisabled={act.isDisabled === true}
      onPress={act.run}
    >
      {props.children ?? act.label ?? act.name}
    </Button>
  );
}

export function ActIconButton({ act }: { act: Act }) {
  return (
    <Tooltip text={act.label ?? act.name}>
      <IconButton
        ref={useActs([act])}
        icon={act.icon}
        label={act.name}
        isDisabled={act.isDisabled === true}
        onPress={act.run}
      />
    </Tooltip>
  );
}
