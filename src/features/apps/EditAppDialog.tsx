/** Edits an app. Reads it again when the dialog opens, for its current version. */
import { Cause, Exit, Option } from "effect";
import { useAtom, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { AppEdits, type AppId } from "#schemas/apps/App.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { Message } from "#src/i18n/messages.ts";
import { Form, FormActions } from "#src/interaction/Form.tsx";
import { useKeptForm } from "#src/interaction/keptForms.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useIsFree } from "#src/interaction/uniqueness.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { Button } from "#src/ui/Button.tsx";
import { Dialog, DialogActions } from "#src/ui/Dialog.tsx";
import { Loading, Skeleton } from "#src/ui/loading.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { QueryView } from "#src/ui/QueryView.tsx";
import { Table } from "#src/ui/Table.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { type AppVersion, appVersions } from "./apps.ts";
import { AppStatusChip } from "./AppStatusChip.tsx";
import { type AppChanged, nameUniqueness, saveAppAtom, saveFailures, withEdits } from "./appWrites.ts";
import { messages } from "./messages.en.ts";

export interface EditAppDialogProps {
  id: AppId;
  onClose: () => void;
}

export function EditAppDialog(props: EditAppDialogProps) {
  const text = useText();
  return (
    <Dialog title={text(messages.editTitle)}>
      <EditApp {...props} />
    </Dialog>
  );
}

function EditApp({ id, onClose }: EditAppDialogProps) {
  const text = useText();
  const query = useQueryView(appVersions.of(id), messages.appFailedTitle, { NotFound: common.appGone });
  const ask = useSetAtom(appVersions.askAtom);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => void ask(id).then(() => setAsked(true)), [ask, id]);
  // What is edited stays the version that was read when the dialog opened.
  const [version, setVersion] = useState<AppVersion>();
  if (!version && isAsked && query.data && !query.isLoading && !query.error) setVersion(query.data);
  const [conflict, setConflict] = useState<AppChanged>();
  if (conflict) return <AppConflict changed={conflict} onClose={onClose} />;
  if (version) return <EditAppForm version={version} onClose={onClose} onConflict={setConflict} />;
  return (
    <>
      <QueryView
        {...query}
        data={undefined}
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

const schema = AppEdits.pick("name");
const formOf = (id: AppId) => `app ${id}`;

interface EditAppFormProps {
  version: AppVersion;
  onClose: () => void;
  onConflict: (changed: AppChanged) => void;
}

/** Edits the name; the status is changed on the page. */
function EditAppForm({ version: { app, etag }, onClose, onConflict }: EditAppFormProps) {
  const text = useText();
  const save = useSetAtom(saveAppAtom);
  const toast = useSetAtom(toastAtom);
  const form = useForm({
    id: formOf(app.id),
    schema,
    initial: { name: app.name },
    submit: ({ name }) => save({ app: withEdits(app, { name, status: app.status }), etag }),
    onUnchanged: () => {
      toast(text(interaction.nothingToSave));
      onClose();
    },
    failureTitle: messages.saveFailed,
    failures: { ...saveFailures, AppChanged: undefined },
    onFailure: (failure) => {
      if (failure._tag === "AppChanged") onConflict(failure);
    },
    conflicts: { AppNameTaken: "name" },
    onSuccess: () => {
      toast(text(messages.saved));
      onClose();
    },
  });
  const name = form.validValue("name");
  const isOwn = uniqueKey(name) === uniqueKey(app.name);
  const isTaken = useIsFree(nameUniqueness, isOwn ? "" : name) === false;
  return (
    <Form {...form.props}>
      <TextField
        {...form.field("name", isTaken ? messages.nameTaken : undefined)}
        label={text(interaction.name)}
        autoFocus
        isRequired
      />
      <FormActions
        {...form.actions}
        onCancel={onClose}
        submitLabel={text(messages.save)}
        pendingLabel={text(messages.saving)}
      />
    </Form>
  );
}

/** The app was saved elsewhere since it was read: shows both versions and lets the person choose. */
function AppConflict({ changed, onClose }: { changed: AppChanged; onClose: () => void }) {
  const text = useText();
  const [{ isRunning: isSaving }, save] = useAtom(saveAppAtom);
  const toast = useSetAtom(toastAtom);
  const { mine } = changed;
  const [theirs, setTheirs] = useState(changed.theirs);
  const [failure, setFailure] = useState<Message>();
  useUnsaved(true, isSaving ? interaction.answerLoss : interaction.formLoss);
  const [entered] = useState(() => new Map([["name", mine.name]]));
  useKeptForm(formOf(theirs.app.id), entered);
  // The status is not edited here, so it is the saved one.
  const edited = { ...mine, status: theirs.app.status };
  const saveMine = async () => {
    setFailure(undefined);
    const exit = await save({ app: withEdits(theirs.app, edited), etag: theirs.etag });
    if (Exit.isSuccess(exit)) {
      toast(text(messages.saved));
      onClose();
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
            header: text(interaction.name),
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
