/** A question or a form over the page. Persistent unless it says otherwise: only its own buttons close it. */
import { type ReactNode, use, useContext, useId } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Dialog.css.ts";
import { InPlaceContext } from "./InPlaceContext.ts";
import { Notice } from "./Notice.tsx";
import { OfflineContext } from "./OfflineContext.ts";

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
  /** One of the actions is a write. */
  isWrite?: boolean;
}

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  isDismissable = false,
  role = "dialog",
  isWrite = false,
}: DialogProps) {
  const bodyId = useId();
  const panel = (
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
      {actions && <DialogActions isWrite={isWrite}>{actions}</DialogActions>}
    </AriaDialog>
  );
  if (use(InPlaceContext)) return <div className={css.modal}>{panel}</div>;
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      {...(onOpenChange && { onOpenChange })}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={css.modal}>{panel}</Modal>
    </ModalOverlay>
  );
}

export interface DialogActionsProps {
  children: ReactNode;
  isWrite?: boolean;
}

/** For a form inside a dialog, whose buttons belong to it. Why a write is disabled is said above it. */
export function DialogActions({ children, isWrite = false }: DialogActionsProps) {
  const offline = useContext(OfflineContext);
  return (
    <>
      {isWrite && offline && (
        <div className={css.offline}>
          <Notice kind="caution">{offline}</Notice>
        </div>
      )}
      <div className={css.actions}>{children}</div>
    </>
  );
}
