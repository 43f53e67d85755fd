/** The open menu of a `MenuButton`. */
import type { RefObject } from "react";
import { Header, Menu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Text as AriaText } from "react-aria-components/Text";
import type { Text } from "#src/i18n/i18n.ts";
import { Icon } from "./Icon.tsx";
import type { MenuEntry } from "./MenuButton.tsx";
import * as css from "./popover.css.ts";
import { Chosen, Popover } from "./Popover.tsx";

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
      <Menu className={css.list} aria-label={label} autoFocus="first" onClose={onClose}>
        <MenuSection
          {...(heading === undefined && { "aria-label": label })}
          {...(selected !== undefined && {
            selectionMode: "single",
            selectedKeys: [selected],
            disallowEmptySelection: true,
          })}
        >
          {heading && <Header className={css.heading}>{heading}</Header>}
          {entries.map(({ id, name, lang, icon, detail, isDisabled = false, onAction }) => (
            <MenuItem
              className={css.item}
              key={id}
              id={id}
              {...(lang && { lang })}
              textValue={name}
              isDisabled={isDisabled}
              onAction={onAction}
            >
              {({ isSelected }) => (
                <>
                  {icon && <Icon glyph={icon} />}
                  <span className={css.words}>
                    <AriaText slot="label">{name}</AriaText>
                    {detail && (
                      <AriaText slot="description" className={css.detail}>
                        {detail}
                      </AriaText>
                    )}
                  </span>
                  {isSelected && <Chosen />}
                </>
              )}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </Popover>
  );
}
