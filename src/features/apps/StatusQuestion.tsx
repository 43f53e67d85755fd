/** Asks before an app is disabled, and says what that does. */
import { useText } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { messages } from "./messages.en.ts";

export interface StatusQuestionProps {
  name: string;
  isOpen: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

export function StatusQuestion({ name, isOpen, onAnswer }: StatusQuestionProps) {
  const text = useText();
  return (
    <AlertDialog
      isOpen={isOpen}
      isDestructive
      isWrite
      title={text(messages.disableTitle, { name })}
      cancelLabel={text(interaction.cancel)}
      onCancel={() => onAnswer(false)}
      confirmLabel={text(messages.disable)}
      onConfirm={() => onAnswer(true)}
    >
      {text(messages.disableText)}
    </AlertDialog>
  );
}
