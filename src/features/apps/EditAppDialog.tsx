/** Edits an app, from the version that the server has when the dialog opens. */
import { useAtom } from "jotai";
import { useState } from "react";
import type { App, AppEdits, AppId } from "#schemas/apps/App.ts";
import { callFailures } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { Button } from "#src/ui/Button.tsx";
import { Dialog, DialogActions } from "#src/ui/Dialog.tsx";
import { ErrorState } from "#src/ui/ErrorState.tsx";
import { Loading, Skeleton } from "#src/ui/Skeleton.tsx";
import { AppConflict } from "./AppConflict.tsx";
import { type AppVersion, readApp } from "./appWrites.ts";
import { EditAppForm } from "./EditAppForm.tsx";
import { messages } from "./messages.en.ts";

export interface EditAppDialogProps {
  id: AppId;
  isOpen: boolean;
  onClose: () => void;
  /** Gets the app as the server has it now. */
  onSaved: (app: App) => void;
}

export function EditAppDialog({ isOpen, ...edit }: EditAppDialogProps) {
  const text = useText();
  return (
    <Dialog isOpen={isOpen} title={text(messages.editTitle)}>
      <EditApp {...edit} />
    </Dialog>
  );
}

const appFailures = { ...callFailures, NotFound: messages.appGone };

function EditApp({ id, onClose, onSaved }: Omit<EditAppDialogProps, "isOpen">) {
  const text = useText();
  const [freshAtom] = useState(() => queryAtom(() => readApp(id)));
  const [{ data, error, isLoading }, retry] = useAtom(freshAtom);
  const [conflict, setConflict] = useState<{ readonly mine: AppEdits; readonly theirs: AppVersion }>();
  const finish = (app: App) => {
    onSaved(app);
    onClose();
  };
  if (conflict) return <AppConflict {...conflict} onClose={onClose} onSettled={finish} />;
  if (data) {
    return (
      <EditAppForm
        version={data}
        onClose={onClose}
        onSaved={finish}
        onConflict={(mine, theirs) => setConflict({ mine, theirs })}
      />
    );
  }
  const cancel = (
    <DialogActions>
      <Button onPress={onClose}>{text(interaction.cancel)}</Button>
    </DialogActions>
  );
  if (error === undefined) {
    return (
      <>
        <Loading label={text(common.loading)}>
          <Skeleton height="3.5rem" shape="block" />
        </Loading>
        {cancel}
      </>
    );
  }
  return (
    <>
      <ErrorState
        title={text(messages.appFailedTitle)}
        retryLabel={text(common.retry)}
        onRetry={retry}
        isRetrying={isLoading}
      >
        {text(appFailures[error._tag])}
      </ErrorState>
      {cancel}
    </>
  );
}
