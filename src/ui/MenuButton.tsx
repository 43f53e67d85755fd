/** An icon button that opens a menu. The menu's code is loaded on hover or focus. */
import { type RefObject, useRef, useState } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { IconButton } from "./Button.tsx";
import type { Glyph } from "./Icon.tsx";
import { lazyPart } from "./lazyPart.ts";
import { OnDemand } from "./MountOnFirstOpen.tsx";
import { Tooltip } from "./Tooltip.tsx";

export interface MenuEntry {
  id: string;
  name: Text;
  /** Of its name. */
  lang?: string;
  icon?: Glyph;
  detail?: Text | undefined;
  isDisabled?: boolean | undefined;
  onAction: () => void;
}

export interface MenuButtonProps {
  label: Text;
  icon: Glyph;
  heading?: Text;
  entries: ReadonlyArray<MenuEntry>;
  isPending?: boolean;
  /** Id of the selected entry; makes the entries a single choice. */
  selected?: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  ref?: RefObject<HTMLButtonElement | null>;
}

const MenuPopover = lazyPart(async () => (await import("./MenuPopover.tsx")).MenuPopover);

export function MenuButton({
  label,
  icon,
  isPending = false,
  isOpen: controlledOpen,
  onOpenChange,
  ref,
  ...menu
}: MenuButtonProps) {
  const [isOpenByItself, setOpenByItself] = useState(false);
  const isOpen = controlledOpen ?? isOpenByItself;
  const setOpen = onOpenChange ?? setOpenByItself;
  const ownRef = useRef<HTMLButtonElement>(null);
  const trigger = ref ?? ownRef;
  return (
    <>
      <Tooltip text={label} isDisabled={isOpen}>
        <IconButton
          ref={trigger}
          icon={icon}
          label={label}
          isPending={isPending}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onHoverStart={MenuPopover.preload}
          onFocus={MenuPopover.preload}
          onPress={() => setOpen(true)}
          onKeyDown={({ key }) => key === "ArrowDown" && setOpen(true)}
        />
      </Tooltip>
      {isOpen && (
        <OnDemand>
          <MenuPopover label={label} trigger={trigger} onClose={() => setOpen(false)} {...menu} />
        </OnDemand>
      )}
    </>
  );
}
