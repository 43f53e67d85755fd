/** A button, an icon button and a menu, whose acts are in the command palette too. */
import { blocked } from "#src/ui/blocked.tsx";
import { Button, type ButtonProps, IconButton } from "#src/ui/Button.tsx";
import { MenuButton, type MenuButtonProps } from "#src/ui/MenuButton.tsx";
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

export interface ActMenuProps extends Pick<MenuButtonProps, "label" | "icon" | "isPending"> {
  acts: ReadonlyArray<Act>;
}

export function ActMenu({ acts, ...menu }: ActMenuProps) {
  return (
    <MenuButton
      {...menu}
      ref={useActs(acts)}
      entries={acts.map(({ run, ...act }) => ({ ...act, id: act.name, onAction: run }))}
    />
  );
}

export function ActIconButton({ act }: { act: Act }) {
  return (
    <Tooltip text={act.label ?? act.name}>
      <IconButton
        ref={useActs([act])}
        icon={act.icon}
        label={act.name}
        {...(act.isDisabled && { isDisabled: true, render: blocked })}
        onPress={act.run}
      />
    </Tooltip>
  );
}
