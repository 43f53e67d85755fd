/** Says whether an app is active; enables it at once, and disables it after one question. A toast offers to undo that. */
import { useAtomValue, useSetAtom } from "jotai";
import { Ban, CircleCheck } from "lucide-react";
import { useState } from "react";
import type { App, AppStatus } from "#schemas/apps/App.ts";
import { useText } from "#src/i18n/i18n.ts";
import { useActs } from "#src/interaction/pageActs.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { MountOnFirstOpen } from "#src/ui/MountOnFirstOpen.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { changeStatusAtom } from "./appStatus.ts";
import { messages } from "./messages.en.ts";

const AlertDialog = lazyPart(async () => (await import("#src/ui/AlertDialog.tsx")).AlertDialog);

export interface StatusSwitchProps {
  app: App;
  /** Called with the saved app, also after an undo. */
  onSaved: (app: App) => void;
}

export function StatusSwitch({ app, onSaved }: StatusSwitchProps) {
  const text = useText();
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;
  const changeStatus = useSetAtom(changeStatusAtom);
  const [isAsking, setAsking] = useState(false);
  /** The status that is being saved, until the page shows it. */
  const [next, setNext] = useState<AppStatus>();
  if (next === app.status) setNext(undefined);
  const shown = next ?? app.status;
  const save = async (status: AppStatus) => {
    setNext(status);
    if (!(await changeStatus({ app, status, onSaved }))) setNext(undefined);
  };
  const change = (isEnabled: boolean) => (isEnabled ? void save("enabled") : setAsking(true));
  const isEnabled = app.status === "enabled";
  const ref = useActs<HTMLDivElement>([
    {
      name: text(isEnabled ? messages.disable : messages.enable),
      icon: isEnabled ? Ban : CircleCheck,
      keywords: text(isEnabled ? messages.disableAlso : messages.enableAlso),
      isDisabled: isOffline || next !== undefined,
      run: () => change(!isEnabled),
    },
  ]);
  return (
    <>
      <Switch
        ref={ref}
        isSelected={shown === "enabled"}
        isDisabled={isOffline}
        isReadOnly={next !== undefined}
        onChange={change}
      >
        {text(messages[shown])}
      </Switch>
      <MountOnFirstOpen isOpen={isAsking}>
        <AlertDialog
          isOpen={isAsking}
          isDestructive
          isWrite
          title={text(messages.disableTitle, { name: app.name })}
          cancelLabel={text(interaction.cancel)}
          onCancel={() => setAsking(false)}
          confirmLabel={text(messages.disableNamed, { name: app.name })}
          onConfirm={() => {
            setAsking(false);
            void save("disabled");
          }}
        >
          {text(messages.disableText)}
        </AlertDialog>
      </MountOnFirstOpen>
    </>
  );
}
