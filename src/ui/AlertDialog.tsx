/** A confirmation (with `cancelLabel`) or a message (without). Only its buttons close it. A destructive one focuses Cancel first. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

export interface AlertDialogProps {
  title: Text;
  children: ReactNode;
  confirmLabel: Text;
  onConfirm: () => void;
  cancelLabel?: Text;
  onCancel?: () => void;
  isDestructive?: boolean;
  /** Confirming sends a change to the server: disabled while offline. */
  isWrite?: boolean;
  isPending?: boolean;
  pendingLabel?: Text;
}

export function AlertDialog({
  title,
  children,
  confirmLabel,
  onConfirm,
  cancelLabel,
  onCancel,
  isDestructive = false,
  isWrite = false,
  isPending = false,
  pendingLabel,
}: AlertDialogProps) {
  const actions = (
    <>
      {cancelLabel && (
        <Button autoFocus={isDestructive} isDisabled={isPending} onPress={() => onCancel?.()}>
          {cancelLabel}
        </Button>
      )}
      <Button
        variant={isDestructive ? "destructive" : "primary"}
        autoFocus={!isDestructive}
        isPending={isPending}
        isWrite={isWrite}
        onPress={onConfirm}
        {...(pendingLabel && { pendingLabel })}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} actions={actions} role="alertdialog" isWrite={isWrite}>
      {children}
    </Dialog>
  );
}
