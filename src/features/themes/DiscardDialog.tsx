/** Asks before a draft is discarded: the only way to lose an edit. */
import { useText } from "#src/i18n/i18n.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { messages } from "./messages.en.ts";

export interface DiscardDialogProps {
  name: string;
  isPublished: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

export function DiscardDialog({ name, isPublished, onDiscard, onClose }: DiscardDialogProps) {
  const text = useText();
  return (
    <AlertDialog
      isDestructive
      title={text(messages.discardTitle, { name })}
      confirmLabel={text(messages.discardChanges)}
      cancelLabel={text(messages.keepEditing)}
      onCancel={onClose}
      onConfirm={onDiscard}
    >
      <p>{text(isPublished ? messages.discardText : messages.discardNewText)}</p>
    </AlertDialog>
  );
}
