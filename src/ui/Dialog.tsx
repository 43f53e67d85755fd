/** A modal dialog, inside a `Presence`. Persistent by default: only its own buttons close it, and Escape if it has a form. */
import { type ReactNode, use, useContext, useId, useRef } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import type { Text } from "#src/i18n/i18n.ts";
import { withDialog } from "#src/theme/vars.css.ts";
import { EscapeContext, LeavingContext, OfflineContext } from "./contexts.ts";
import * as css from "./Dialog.css.ts";
import { Notice } from "./Notice.tsx";
import { useRootClass } from "./useRootClass.ts";

export interface DialogProps {
  title: Text;
  children: ReactNode;
  /** Buttons; the confirming one comes last. */
  actions?: ReactNode;
  /** Called by Escape and a press outside, which otherwise do not close it. */
  onDismiss?: () => void;
  role?: "dialog" | "alertdialog";
  /** An action sends a change to the server: explains above the actions why it is disabled while offline. */
  isWrite?: boolean;
}

export function Dialog({
  title,
  children,
  actions,
  onDismiss,
  role = "dialog",
  isWrite = false,
}: DialogProps) {
  const bodyId = useId();
  const isOpen = !use(LeavingContext);
  useRootClass(withDialog, isOpen);
  const onEscape = useRef<() => void>(undefined);
  const answerEscape = (answer: (() => void) | undefined) => {
    onEscape.current = answer;
  };
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      onOpenChange={onDismiss ?? (() => onEscape.current?.())}
      isDismissable={onDismiss !== undefined}
    >
      {/* While it fades out, a second press does nothing, nor does Enter in its form. */}
      <Modal className={css.modal} inert={!isOpen}>
        <AriaDialog
          className={css.dialog}
          role={role}
          {...(role === "alertdialog" && { "aria-describedby": bodyId })}
        >
          <Heading className={css.title} slot="title">
            {title}
          </Heading>
          <EscapeContext value={answerEscape}>
            <div className={css.body} id={bodyId}>
              {children}
            </div>
          </EscapeContext>
          {actions && <DialogActions isWrite={isWrite}>{actions}</DialogActions>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The actions of a dialog; on its own, for a form inside a dialog whose buttons must be inside the `<form>`. */
export function DialogActions({ children, isWrite = false }: { children: ReactNode; isWrite?: boolean }) {
  const offlineText = useContext(OfflineContext);
  return (
    <>
      {isWrite && offlineText && (
        <div className={css.offline}>
          <Notice kind="caution">{offlineText}</Notice>
        </div>
      )}
      <div className={css.actions}>{children}</div>
    </>
  );
}
