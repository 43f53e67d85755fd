/** Overlays: previews, and buttons that open them. */
import { useSetAtom } from "jotai";
import { LayoutGrid, Monitor, Moon, Sun } from "lucide-react";
import { useRef, useState } from "react";
import { asWritten } from "#src/i18n/Text.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Button } from "#src/ui/Button.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { MenuPopover } from "#src/ui/MenuPopover.tsx";
import { SearchDialog } from "#src/ui/SearchDialog.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { messages } from "./messages.en.ts";
import { Preview, SampleCard } from "./Samples.tsx";

const noop = () => undefined;
const dialogKinds = ["form", "confirmation", "message"] as const;

export function OverlaySamples() {
  const text = useText();
  const toast = useSetAtom(toastAtom);
  const trigger = useRef<HTMLDivElement>(null);
  const [openDialog, setOpenDialog] = useState<(typeof dialogKinds)[number]>();
  const close = () => setOpenDialog(undefined);
  const open = { isOpen: true, children: text(messages.dialogText) };
  const menu = {
    label: text(messages.openMenu),
    heading: text(messages.noticeTitle),
    selected: "light",
    entries: [
      { id: "system", name: text(messages.rest), icon: Monitor, onAction: noop },
      { id: "light", name: text(messages.hovered), icon: Sun, onAction: noop },
      { id: "dark", name: text(messages.pressed), icon: Moon, onAction: noop },
    ],
  };
  const confirmation = {
    ...open,
    title: text(messages.confirmationTitle),
    confirmLabel: text(messages.remove),
    cancelLabel: text(forms.cancel),
    onConfirm: close,
    onCancel: close,
    isDestructive: true,
  };
  const dialogs = {
    form: (
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
    ),
    confirmation: <AlertDialog {...confirmation} />,
    message: (
      <AlertDialog
        {...open}
        title={text(messages.noticeTitle)}
        confirmLabel={text(messages.understood)}
        onConfirm={close}
      />
    ),
  };
  return (
    <>
      <SampleCard components="Dialog, AlertDialog">
        {dialogKinds.map((kind) => (
          <Preview key={kind} state={kind}>
            {dialogs[kind]}
          </Preview>
        ))}
        <Preview state="busy">
          <AlertDialog {...confirmation} isPending />
        </Preview>
      </SampleCard>
      <SampleCard components="MenuPopover, SearchDialog" layout="wide">
        <Preview state="opened">
          <div ref={trigger}>
            <MenuPopover {...menu} trigger={trigger} onClose={noop} />
          </div>
        </Preview>
        <Preview state="opened" size="tall">
          <SearchDialog
            title={text(messages.search)}
            searchLabel={text(messages.search)}
            listLabel={text(messages.search)}
            value=""
            onChange={noop}
            status={text(messages.moreFit, { count: 9 })}
            isStatusVisible
            notes={[]}
            groups={[
              {
                id: "apps",
                name: text(messages.app),
                items: ["Balance", "Vital Steps"].map((id) => ({
                  id,
                  name: asWritten(id),
                  icon: LayoutGrid,
                })),
              },
            ]}
            onChoose={noop}
            onClose={noop}
          />
        </Preview>
      </SampleCard>
      <SampleCard components="Dialog, AlertDialog, MenuButton, ToastRegion">
        <Button onPress={() => setOpenDialog("form")}>{text(messages.openDialog)}</Button>
        <Button onPress={() => setOpenDialog("confirmation")}>{text(messages.openConfirmation)}</Button>
        <Button onPress={() => setOpenDialog("message")}>{text(messages.openMessage)}</Button>
        <Button onPress={() => toast(text(messages.toast))}>{text(messages.openToast)}</Button>
        <MenuButton {...menu} icon={Sun} />
      </SampleCard>
      {openDialog && dialogs[openDialog]}
    </>
  );
}
