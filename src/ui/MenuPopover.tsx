/** The open menu of a `MenuButton`. */
import type { RefObject } from "react";
import type { Text } from "#src/i18n/Text.ts";
import { MenuItem, MenuList, MenuSection } from "./Menu.tsx";
import type { MenuEntry } from "./MenuButton.tsx";
import { Popover } from "./Popover.tsx";

export interface MenuPopoverProps {
  label: Text;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  heading?: Text;
  entries: ReadonlyArray<MenuEntry>;
  selected?: string;
}

export function MenuPopover({ label, trigger, onClose, heading, entries, selected }: MenuPopoverProps) {
  return (
    <Popover aria-label={label} placement="bottom end" triggerRef={trigger} isOpen onOpenChange={onClose}>
      <MenuList aria-label={label} autoFocus="first" onClose={onClose}>
        <MenuSection
          {...(heading === undefined ? { "aria-label": label } : { heading })}
          {...(selected !== undefined && {
            selectionMode: "single",
            selectedKeys: [selected],
            disallowEmptySelection: true,
          })}
        >
          {entries.map(({ id, name, icon, detail, isDisabled = false, onAction }) => (
            <MenuItem
              key={id}
              id={id}
              detail={detail}
              isDisabled={isDisabled}
              onAction={onAction}
              {...(icon && { icon })}
            >
              {name}
            </MenuItem>
          ))}
        </MenuSection>
      </MenuList>
    </Popover>
  );
}
