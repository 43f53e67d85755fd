/** A menu under an icon. What the menu is made of is loaded when somebody reaches for it. */
import { lazy, Suspense, useRef, useState } from "react";
import type { Text } from "#src/i18n/Text.ts";
import type { Glyph } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { Tooltip } from "./Tooltip.tsx";

export interface MenuEntry {
  id: string;
  name: Text;
  icon?: Glyph;
  onAction: () => void;
}

export interface MenuButtonProps {
  label: Text;
  icon: Glyph;
  heading?: Text;
  entries: ReadonlyArray<MenuEntry>;
  /** For a choice: the entry that holds now. */
  selected?: string;
}

const load = () => import("./MenuPopover.tsx");
const MenuPopover = lazy(async () => ({ default: (await load()).MenuPopover }));

export function MenuButton({ label, icon, ...menu }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Tooltip text={label} isDisabled={isOpen}>
        <IconButton
          ref={trigger}
          icon={icon}
          label={label}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onHoverStart={() => void load()}
          onFocus={() => void load()}
          onPress={() => setOpen(true)}
          onKeyDown={({ key }) => key === "ArrowDown" && setOpen(true)}
        />
      </Tooltip>
      {isOpen && (
        <Suspense>
          <MenuPopover label={label} trigger={trigger} onClose={() => setOpen(false)} {...menu} />
        </Suspense>
      )}
    </>
  );
}
