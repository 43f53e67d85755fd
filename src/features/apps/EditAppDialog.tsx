/** Edits an app. Reads it again when the dialog opens, for its current version. */
import { useState } from "react";
import type { App, AppEdits, AppId } from "#schemas/apps/App.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { Button } from "#src/ui/Button.tsx";
import { Dialog, DialogActions } from "#src/ui/Dialog.tsx";
import { QueryView } from "#src/ui/QueryView.tsx";
import { Loading, Skeleton } from "#src/ui/Skeleton.tsx";
import { AppConflict } from "./AppConflict.tsx";
import { type AppVersion, readApp } from "./appWrites.ts";
import { EditAppForm } from "./EditAppForm.tsx";
import { messages } from "./messages.en.ts";

export interface EditAppDialogProps {
  id: AppId;
  isOpen: boolean;
  onClose: () => void;
  /** Called with the app as the server has it after saving. */
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

const queryMessages = {
  failed: messages.appFailedTitle,
  reloadFailed: messages.appFailedTitle,
  reloading: common.loading,
};

function EditApp({ id, onClose, onSaved }: Omit<EditAppDialogProps, "isOpen">) {
  const text = useText();
  const [freshAtom] = useState(() => queryAtom(() => readApp(id)));
  const query = useQueryView(freshAtom, queryMessages, { NotFound: messages.appGone });
  const [conflict, setConflict] = useState<{ readonly mine: AppEdits; readonly theirs: AppVersion }>();
  const finish = (app: App) => {
    onSaved(app);
    onClose();
  };
  if (conflict) return <AppConflict {...conflict} onClose={onClose} onSettled={finish} />;
  if (query.data) {
    return (
      <EditAppForm
        version={query.data}
        onClose={onClose}
        onSaved={finish}
        onConflict={(mine, theirs) => setConflict({ mine, theirs })}
      />
    );
  }
  return (
    <>
      <QueryView
        {...query}
        isInCard
        skeleton={
          <Loading label={text(common.loading)}>
            <Skeleton height="3.5rem" shape="block" />
          </Loading>
        }
      >
        {() => null}
      </QueryView>
      <DialogActions>
        <Button onPress={onClose}>{text(interaction.cancel)}</Button>
      </DialogActions>
    </>
  );
}
