/** Renames a theme. The name is published at once or, if there is a draft, together with the draft's other changes. */
import { Exit } from "effect";
import { useSetAtom } from "jotai";
import { NewTheme } from "#schemas/themes/Theme.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { Form, FormActions } from "#src/interaction/Form.tsx";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { Dialog } from "#src/ui/Dialog.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import type { ShownTheme } from "./drafts.ts";
import { messages } from "./messages.en.ts";
import { renameAtom } from "./publishing.ts";
import { themeNameMessages } from "./themeName.ts";

/** Messages of a rename that was not published: the name stays an unpublished change. */
const failures: ReadonlySet<Message> = new Set([messages.renameNotPublished, messages.nameNotApplied]);

const schema = NewTheme.pick("name");

export interface RenameDialogProps {
  theme: ShownTheme;
  onClose: () => void;
}

export function RenameDialog({ theme: { id, content, status }, onClose }: RenameDialogProps) {
  const text = useText();
  const rename = useSetAtom(renameAtom);
  const toast = useSetAtom(toastAtom);
  const form = useForm({
    id: `theme ${id}`,
    schema,
    initial: { name: content.name },
    checkMessages: { name: themeNameMessages },
    // A name that cannot be published is kept as an unpublished change, so this never fails.
    submit: async ({ name }) => Exit.succeed(await rename(id, name)),
    onUnchanged: () => {
      toast(text(interaction.nothingToSave));
      onClose();
    },
    failureTitle: messages.rename,
    failures: {},
    onSuccess: (message, { name }) => {
      if (message) toast(text(message, { name }), { isFailure: failures.has(message) });
      onClose();
    },
  });
  return (
    <Dialog title={text(messages.renameTitle, { name: content.name })}>
      <Form {...form.props}>
        <TextField
          {...form.field("name")}
          label={text(interaction.name)}
          description={status === "published" ? undefined : text(messages.renameWithDraft)}
          autoFocus
        />
        <FormActions
          {...form.actions}
          onCancel={onClose}
          submitLabel={text(messages.rename)}
          pendingLabel={text(messages.rename)}
        />
      </Form>
    </Dialog>
  );
}
