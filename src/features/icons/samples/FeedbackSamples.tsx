/** What the console says, and what it asks. */
import { useSetAtom } from "jotai";
import { useState } from "react";
import { Monitor, Moon, Sun } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Button } from "#src/ui/Button.tsx";
import { Chip } from "#src/ui/Chip.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { Spinner } from "#src/ui/Spinner.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { messages } from "./messages.en.ts";
import { Sample, SampleCard } from "./Samples.tsx";

const kinds = ["info", "positive", "caution", "critical"] as const;
const chips = ["positive", "neutral", "caution", "critical"] as const;

export function FeedbackSamples() {
  const text = useText();
  const toast = useSetAtom(toastAtom);
  const [opened, setOpened] = useState<"dialog" | "confirmation" | "message" | undefined>();
  const close = () => setOpened(undefined);
  const open = { isOpen: true, children: text(messages.dialogText) };
  return (
    <>
      <SampleCard of="Notice" isWide>
        {kinds.map((kind) => (
          <Sample key={kind} state={kind}>
            <Notice
              kind={kind}
              title={text(messages.noticeTitle)}
              action={<Button>{text(messages.reload)}</Button>}
              onDismiss={() => undefined}
              dismissLabel={text(forms.dismiss)}
            >
              {text(messages.noticeText)}
            </Notice>
          </Sample>
        ))}
      </SampleCard>
      <SampleCard of="StatusChip, Chip, Spinner">
        {chips.map((state) => (
          <Sample key={state} state={state}>
            <StatusChip state={state}>{text(messages[state])}</StatusChip>
          </Sample>
        ))}
        <Sample state="rest">
          <Chip>{text(messages.chip)}</Chip>
        </Sample>
        <Sample state="busy">
          <Spinner size={24} />
        </Sample>
      </SampleCard>
      <SampleCard of="Dialog, AlertDialog, MenuButton, Toast">
        <Button onPress={() => setOpened("dialog")}>{text(messages.openDialog)}</Button>
        <Button onPress={() => setOpened("confirmation")}>{text(messages.openConfirmation)}</Button>
        <Button onPress={() => setOpened("message")}>{text(messages.openMessage)}</Button>
        <Button onPress={() => toast(text(messages.toast))}>{text(messages.openToast)}</Button>
        <MenuButton
          label={text(messages.openMenu)}
          icon={Sun}
          heading={text(messages.noticeTitle)}
          selected="light"
          entries={[
            { id: "system", name: text(messages.rest), icon: Monitor, onAction: () => undefined },
            { id: "light", name: text(messages.hovered), icon: Sun, onAction: () => undefined },
            { id: "dark", name: text(messages.pressed), icon: Moon, onAction: () => undefined },
          ]}
        />
      </SampleCard>
      {opened === "dialog" && (
        <Dialog
          isOpen
          title={text(messages.dialogTitle)}
          actions={
            <>
              <Button onPress={close}>{text(forms.cancel)}</Button>
              <Button variant="primary" onPress={close}>
                {text(messages.create)}
              </Button>
            </>
          }
        >
          <TextField label={text(messages.name)} description={text(messages.nameHelp)} />
        </Dialog>
      )}
      {opened === "confirmation" && (
        <AlertDialog
          {...open}
          title={text(messages.confirmationTitle)}
          confirmLabel={text(messages.remove)}
          cancelLabel={text(forms.cancel)}
          onConfirm={close}
          onCancel={close}
          isDestructive
        />
      )}
      {opened === "message" && (
        <AlertDialog
          {...open}
          title={text(messages.noticeTitle)}
          confirmLabel={text(messages.understood)}
          onConfirm={close}
        />
      )}
    </>
  );
}
