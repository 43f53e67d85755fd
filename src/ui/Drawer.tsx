/** The navigation below 1024 px. A native modal dialog: it holds the focus, closes on Esc and gives the focus back. */
import { X } from "lucide-react";
import { type ReactNode, use, useEffect, useRef } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Drawer.css.ts";
import { IconButton } from "./IconButton.tsx";
import { InPlaceContext } from "./InPlaceContext.ts";

export interface DrawerProps {
  label: Text;
  closeLabel: Text;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function Drawer({ label, closeLabel, isOpen, onClose, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isInPlace = use(InPlaceContext);
  useEffect(() => {
    if (isInPlace) return;
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isInPlace, isOpen]);
  return (
    <dialog
      className={css.root}
      ref={ref}
      aria-label={label}
      closedby="any"
      open={isInPlace && isOpen}
      onClose={onClose}
    >
      <div className={css.content}>
        <div className={css.close}>
          <IconButton icon={X} label={closeLabel} onPress={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
