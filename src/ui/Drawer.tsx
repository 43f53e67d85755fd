/** The panel for the navigation below 1024 px: a native modal dialog, which traps focus, closes on Escape and restores focus. */
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Drawer.css.ts";
import { IconButton } from "./IconButton.tsx";
import { useRootClass } from "./useRootClass.ts";

export interface DrawerProps {
  label: Text;
  closeLabel: Text;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function Drawer({ label, closeLabel, isOpen, onClose, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useRootClass(css.noScroll, isOpen);
  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  return (
    <dialog className={css.root} ref={ref} aria-label={label} closedby="any" onClose={onClose}>
      <div className={css.content}>
        <div className={css.close}>
          <IconButton icon={X} label={closeLabel} onPress={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
