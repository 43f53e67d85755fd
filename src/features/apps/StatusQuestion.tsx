/** Asks before the status of an app changes, and says what the change does. */
import type { AppStatus } from "#schemas/apps/App.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { messages } from "./messages.en.ts";

export interface StatusQuestionProps {
  name: string;
  next: AppStatus;
  /** The dialog is open while this is set. */
  onAnswer: ((isConfirmed: boolean) => void) | undefined;
}

const words = {
  enabled: { title: messages.enableTitle, body: messages.enableText, confirm: messages.enable },
  disabled: { title: messages.disableTitle, body: messages.disableText, confirm: messages.disable },
} as const;

export function StatusQuestion({ name, next, onAnswer }: StatusQuestionProps) {
  const text = useText();
  const { title, body, confirm } = words[next];
  return (
    <AlertDialog
      isOpen={onAnswer !== undefined}
      isDestructive={next === "disabled"}
      isWrite
      title={text(title, { name })}
      cancelLabel={text(interaction.cancel)}
      onCancel={() => onAnswer?.(false)}
      confirmLabel={text(confirm)}
      onConfirm={() => onAnswer?.(true)}
    >
      {text(body)}
    </AlertDialog>
  );
}
