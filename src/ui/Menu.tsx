/** The contents of a menu: sections of items. */
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
} from "react-aria-components/Menu";
import { Text as AriaText } from "react-aria-components/Text";
import type { Text } from "#src/i18n/Text.ts";
import { type Glyph, Icon } from "./Icon.tsx";
import * as css from "./Menu.css.ts";
import * as popover from "./popover.css.ts";

export interface MenuListProps extends Omit<AriaMenuProps<object>, "className" | "style" | "children"> {
  children: ReactNode;
}

export function MenuList(props: MenuListProps) {
  return <AriaMenu {...props} className={popover.list} />;
}

export interface MenuSectionProps extends Pick<
  AriaMenuSectionProps<object>,
  "id" | "selectionMode" | "selectedKeys" | "onSelectionChange" | "disallowEmptySelection" | "aria-label"
> {
  heading?: ReactNode;
  children: ReactNode;
}

export function MenuSection({ heading, children, ...props }: MenuSectionProps) {
  return (
    <AriaMenuSection {...props} className={css.section}>
      {heading && <Header className={css.heading}>{heading}</Header>}
      {children}
    </AriaMenuSection>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, "className" | "style" | "children"> {
  children: Text;
  icon?: Glyph;
  /** A second line, which explains the item. */
  detail?: Text | undefined;
}

export function MenuItem({ children, icon, detail, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem textValue={children} {...props} className={popover.item}>
      {({ isSelected }) => (
        <>
          {icon && <Icon glyph={icon} />}
          <span className={popover.words}>
            <AriaText slot="label">{children}</AriaText>
            {detail && (
              <AriaText slot="description" className={popover.detail}>
                {detail}
              </AriaText>
            )}
          </span>
          {isSelected && (
            <span className={popover.check}>
              <Icon glyph={Check} />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}
