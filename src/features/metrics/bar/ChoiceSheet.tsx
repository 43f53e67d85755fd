/** The choice of app, period and comparison as a dialog, at the lower edge of phones. */
import { useId } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { chosenNowAtom } from "../question/choice.ts";
import { messages } from "../question/messages.en.ts";
import { AppPicker } from "./AppPicker.tsx";
import { ChoiceNote } from "./ChoiceNote.tsx";
import { ComparisonPicker } from "./ComparisonPicker.tsx";
import { PeriodPicker } from "./PeriodPicker.tsx";

export interface ChoiceSheetProps {
  onClose: () => void;
}

export function ChoiceSheet({ onClose }: ChoiceSheetProps) {
  const text = useText();
  const note = useId();
  return (
    <Dialog
      title={text(messages.choose)}
      onDismiss={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {text(messages.done)}
        </Button>
      }
    >
      <AppPicker />
      <PeriodPicker aria-describedby={note} />
      <ComparisonPicker aria-describedby={note} />
      <ChoiceNote id={note} aboutAtom={chosenNowAtom} />
    </Dialog>
  );
}
