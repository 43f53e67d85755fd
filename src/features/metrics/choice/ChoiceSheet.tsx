/** The choice of app, period and comparison in a dialog, which phones show at their lower edge. */
import { useId } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { AppPicker, type AppPickerProps } from "./AppPicker.tsx";
import { ChoiceNote, type ChoiceNoteProps } from "./ChoiceNote.tsx";
import { ComparisonPicker } from "./ComparisonPicker.tsx";
import { messages } from "./messages.en.ts";
import { PeriodPicker } from "./PeriodPicker.tsx";

export interface ChoiceSheetProps
  extends Pick<AppPickerProps, "apps" | "app">, Pick<ChoiceNoteProps, "comparedAtom"> {
  isOpen: boolean;
  onClose: () => void;
}

export function ChoiceSheet({ isOpen, onClose, comparedAtom, ...picker }: ChoiceSheetProps) {
  const text = useText();
  const note = useId();
  return (
    <Dialog
      title={text(messages.choose)}
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable
      actions={
        <Button variant="primary" onPress={onClose}>
          {text(messages.done)}
        </Button>
      }
    >
      <AppPicker {...picker} />
      <PeriodPicker aria-describedby={note} />
      <ComparisonPicker aria-describedby={note} />
      <ChoiceNote id={note} comparedAtom={comparedAtom} />
    </Dialog>
  );
}
