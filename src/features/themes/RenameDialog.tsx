/** Another name for a theme: published at once, unless there are other changes, which it waits with. */
import { useAtomValue, useSetAtom } from "jotai";
import { useId } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { Button } from "#src/ui/Button.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { draftsAtom } from "./drafts.ts";
import { messages } from "./messages.en.ts";
import { renameAtom } from "./renaming.ts";
import type { ListedTheme } from "./themeList.ts";
import { themeNameRules } from "./themeName.ts";

export interface RenameDialogProps {
  theme: ListedTheme;
  onClose: () => void;
}

export function RenameDialog({ theme: { id, content }, onClose }: RenameDialogProps) {
  const text = useText();
  const formId = useId();
  const hasDraft = useAtomValue(draftsAtom).has(id);
  const rename = useSetAtom(renameAtom);
  const toast = useSetAtom(toastAtom);
  const form = useForm({
    initial: { name: content.name },
    rules: { name: themeNameRules },
    onSubmit: async ({ name }) => {
      const { message } = await rename(id, name);
      toast(text(message, { name }));
      onClose();
      return undefined;
    },
  });
  return (
    <Dialog
      isOpen
      isWrite
      title={text(messages.renameTitle, { name: content.name })}
      actions={
        <>
          <Button onPress={onClose} isDisabled={form.isSubmitting}>
            {text(messages.cancel)}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isSubmitting}>
            {text(messages.rename)}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId}>
        <TextField
          {...form.field("name")}
          label={text(messages.name)}
          description={text(hasDraft ? messages.renameWithDraft : messages.nameHint)}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
