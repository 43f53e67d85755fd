/** A question or a form over the page. Persistent unless it says otherwise: only its own buttons close it. */
import { type ReactNode, useId } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Dialog.css.ts";

export interface DialogProps {
  isOpen: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  title: Text;
  children: ReactNode;
  /** Buttons, the one that goes on last. */
  actions?: ReactNode;
  /** Esc and a press outside close it as well. */
  isDismissable?: boolean;
  role?: "dialog" | "alertdialog";
}

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  isDismissable = false,
  role = "dialog",
}: DialogProps) {
  const bodyId = useId();
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      {...(onOpenChange && { onOpenChange })}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={css.modal}>
        <AriaDialog
          className={css.dialog}
          role={role}
          {...(role === "alertdialog" && { "aria-describedby": bodyId })}
        >
          <Heading className={css.title} slot="title">
            {title}
          </Heading>
          <div className={css.body} id={bodyId}>
            {children}
          </div>
          {actions && <DialogActions>{actions}</DialogActions>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** For a form inside a dialog, whose buttons belong to it. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
