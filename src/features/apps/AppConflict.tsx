/** Shown when the app was saved elsewhere since it was read: shows both versions and lets the person choose. */
import { Cause, Exit, Option } from "effect";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { App, AppEdits } from "#schemas/apps/App.ts";
import { type AppVersion, saveAppAtom, saveFailures, withEdits } from "#src/features/apps/appWrites.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { Button } from "#src/ui/Button.tsx";
import { DialogActions } from "#src/ui/Dialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { Table } from "#src/ui/Table.tsx";
import { AppStatusChip } from "./AppStatusChip.tsx";
import { messages } from "./messages.en.ts";

export interface AppConflictProps {
  mine: AppEdits;
  theirs: AppVersion;
  onClose: () => void;
  onSettled: (app: App) => void;
}

export function AppConflict({ mine, theirs: first, onClose, onSettled }: AppConflictProps) {
  const text = useText();
  const save = useSetAtom(saveAppAtom);
  const toast = useSetAtom(toastAtom);
  const [theirs, setTheirs] = useState(first);
  const [failure, setFailure] = useState<Message>();
  const [isSaving, setSaving] = useState(false);
  useUnsaved(true, isSaving ? interaction.answerLoss : interaction.formLoss);
  // The status is not edited here, so it is the saved one.
  const edited = { ...mine, status: theirs.app.status };
  const saveMine = async () => {
    setSaving(true);
    setFailure(undefined);
    const exit = await save({ app: withEdits(theirs.app, edited), etag: theirs.etag, edited: "name" });
    setSaving(false);
    if (Exit.isSuccess(exit)) {
      toast(text(messages.saved));
      onSettled(exit.value);
      return;
    }
    const error = Option.getOrUndefined(Cause.failureOption(exit.cause));
    if (error?._tag === "AppChanged") setTheirs(error.theirs);
    else setFailure(failureWords(exit.cause, saveFailures));
  };
  return (
    <>
      <Notice kind="caution" title={text(messages.conflictTitle)}>
        {text(messages.conflictText)}
      </Notice>
      {failure && (
        <Notice kind="critical" title={text(messages.saveFailed)}>
          {text(failure)}
        </Notice>
      )}
      <Table
        label={text(messages.versions)}
        rowId={({ id }) => id}
        rows={[
          { id: "mine", version: text(messages.mine), app: edited },
          { id: "theirs", version: text(messages.theirs), app: theirs.app },
        ]}
        columns={[
          { id: "version", header: text(messages.version), cell: ({ version }) => version },
          {
            id: "name",
            header: text(messages.name),
            cell: ({ app }) => <bdi translate="no">{app.name}</bdi>,
          },
          {
            id: "status",
            header: text(messages.status),
            cell: ({ app }) => <AppStatusChip status={app.status} />,
          },
        ]}
      />
      <DialogActions isWrite>
        <Button onPress={onClose} isDisabled={isSaving}>
          {text(interaction.cancel)}
        </Button>
        <Button onPress={() => onSettled(theirs.app)} isDisabled={isSaving}>
          {text(messages.keepTheirs)}
        </Button>
        <Button
          variant="primary"
          isWrite
          onPress={() => void saveMine()}
          isPending={isSaving}
          pendingLabel={text(messages.saving)}
        >
          {text(messages.saveMine)}
        </Button>
      </DialogActions>
    </>
  );
}
