/** What lies over a page: as it looks, and by buttons that open it. */
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
import { Picture, SampleCard } from "./Samples.tsx";

const nothing = () => undefined;
const shown = ["form", "confirmation", "message"] as const;

export function OverlaySamples() {
  const text = useText();
  const toast = useSetAtom(toastAtom);
  const trigger = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<(typeof shown)[number]>();
  const close = () => setOpened(undefined);
  const open = { isOpen: true, children: text(messages.dialogText) };
  const menu = {
    label: text(messages.openMenu),
    heading: text(messages.noticeTitle),
    selected: "light",
    entries: [
      { id: "system", name: text(messages.rest), icon: Monitor, onAction: nothing },
      { id: "light", name: text(messages.hovered), icon: Sun, onAction: nothing },
      { id: "dark", name: text(messages.pressed), icon: Moon, onAction: nothing },
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
      <SampleCard of="Dialog, AlertDialog">
        {shown.map((each) => (
          <Picture key={each} state={each}>
            {dialogs[each]}
          </Picture>
        ))}
        <Picture state="busy">
          <AlertDialog {...confirmation} isPending />
        </Picture>
      </SampleCard>
      <SampleCard of="MenuPopover, SearchDialog" layout="wide">
        <Picture state="opened">
          <div ref={trigger}>
            <MenuPopover {...menu} trigger={trigger} onClose={nothing} />
          </div>
        </Picture>
        <Picture state="opened" size="tall">
          <SearchDialog
            title={text(messages.search)}
            searchLabel={text(messages.search)}
            listLabel={text(messages.search)}
            value=""
            onChange={nothing}
            status={text(messages.moreFit, { count: 9 })}
            isStatusSeen
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
            onChoose={nothing}
            onClose={nothing}
          />
        </Picture>
      </SampleCard>
      <SampleCard of="Dialog, AlertDialog, MenuButton, ToastRegion">
        <Button onPress={() => setOpened("form")}>{text(messages.openDialog)}</Button>
        <Button onPress={() => setOpened("confirmation")}>{text(messages.openConfirmation)}</Button>
        <Button onPress={() => setOpened("message")}>{text(messages.openMessage)}</Button>
        <Button onPress={() => toast(text(messages.toast))}>{text(messages.openToast)}</Button>
        <MenuButton {...menu} icon={Sun} />
      </SampleCard>
      {opened && dialogs[opened]}
    </>
  );
}
