/** Chooses another app to compare with. */
import { useAtomValue, useSetAtom } from "jotai";
import { withOtherApp } from "#src/domain/metrics/comparison.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Dialog } from "#src/ui/Dialog.tsx";
import { AppPicker } from "./AppPicker.tsx";
import { chooseAtom, comparedNowAtom, otherAppsAtom } from "../question/choice.ts";
import { messages } from "../question/messages.en.ts";

export interface OtherAppDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function OtherAppDialog({ isOpen, onClose }: OtherAppDialogProps) {
  const text = useText();
  const apps = useAtomValue(otherAppsAtom);
  const compared = useAtomValue(comparedNowAtom);
  const choose = useSetAtom(chooseAtom);
  return (
    <Dialog title={text(messages.otherApp)} isOpen={isOpen} onOpenChange={onClose} isDismissable>
      <AppPicker
        autoFocus
        apps={apps}
        app={compared?.kind === "app" ? compared.app : undefined}
        onChoose={({ id }) => {
          choose({ comparison: withOtherApp(id) });
          onClose();
        }}
      />
    </Dialog>
  );
}
