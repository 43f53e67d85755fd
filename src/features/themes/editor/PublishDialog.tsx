/** Asks before publishing: shows the theme before and after, and lists what changes. Fixes too little contrast on the spot. */
import { Cause, Exit, Option } from "effect";
import { useAtom, useSetAtom } from "jotai";
import { useState } from "react";
import { failingPairs, withContrastFixed } from "#src/domain/themes/contrast.ts";
import { editsBetween, readField, type ThemeContent } from "#src/domain/themes/themeFields.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { type Text, useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { Button } from "#src/ui/Button.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { dialogTakesFocus } from "#src/ui/focusHeading.ts";
import { Stack } from "#src/ui/layout.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { useFieldName } from "../fields/useFieldName.ts";
import { messages } from "../messages.en.ts";
import { ComparedPreviews } from "../preview/Previews.tsx";
import { publishAtom } from "../publishing.ts";
import type { Editor } from "../useEditor.ts";
import { ChangeList, ContrastChanges } from "./ChangeList.tsx";

export interface PublishDialogProps {
  editor: Editor;
  onClose: () => void;
  /** Called after publishing or a conflict, with the id that the draft has now. */
  onSettled: (id: string) => void;
}

export function PublishDialog({ editor, onClose, onSettled }: PublishDialogProps) {
  const text = useText();
  const { id, content, published: before } = editor;
  const [{ isRunning }, publish] = useAtom(publishAtom);
  const toast = useSetAtom(toastAtom);
  const [failure, setFailure] = useState<{ readonly title: Text; readonly words: Text }>();
  const [fix, setFix] = useState<{ readonly before: ThemeContent; readonly takeBack: () => void }>();
  const fieldName = useFieldName();
  const failing = failingPairs(content).length;
  const after = { header: text(messages.after), content };
  const confirm = async () => {
    setFailure(undefined);
    const exit = await publish(id);
    if (Exit.isFailure(exit)) {
      const isLost = Option.exists(Cause.failureOption(exit.cause), ({ _tag }) => _tag === "AnswerLost");
      const title = text(isLost ? common.noUsableAnswer : messages.publishFailed);
      return setFailure({ title, words: text(failureWords(exit.cause)) });
    }
    const { _tag, id: settled, notStored } = exit.value;
    const fields = notStored.map((field) => text(messages.quoted, { name: fieldName(field) })).join(", ");
    const words = text(messages.notApplied, { fields });
    if (fields !== "" && settled === id) return setFailure({ title: text(messages.publishedPartly), words });
    onClose();
    // A theme that was new has its own address now, at which another editor opens.
    if (fields !== "") toast(words, { isFailure: true });
    else if (_tag === "Published") toast(text(messages.published, { name: content.name }));
    onSettled(settled);
  };
  const fixContrast = () => {
    const takeBack = editor.rewrite(withContrastFixed);
    setFix({ before: content, takeBack });
  };
  const takeBack = () => {
    fix?.takeBack();
    setFix(undefined);
  };
  return (
    <Dialog
      isWrite
      title={text(messages.publishTitle, { name: content.name })}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isRunning}>
            {text(interaction.cancel)}
          </Button>
          <Button
            variant={failing > 0 ? "secondary" : "primary"}
            isWrite
            onPress={() => void confirm()}
            isPending={isRunning}
            pendingLabel={text(messages.publishing)}
          >
            {text(failing > 0 ? messages.publishAnyway : messages.publish)}
          </Button>
          {failing > 0 && (
            <Button ref={dialogTakesFocus} variant="primary" onPress={fixContrast} isDisabled={isRunning}>
              {text(messages.fix)}
            </Button>
          )}
        </>
      }
    >
      {failing > 0 && (
        <Notice kind="caution" title={text(messages.failingTitle, { count: failing })}>
          {text(messages.failingText)}
        </Notice>
      )}
      {fix && <Fixes before={fix.before} after={content} onTakeBack={takeBack} />}
      <ComparedPreviews
        versions={before === null ? [after] : [{ header: text(messages.before), content: before }, after]}
      />
      {before === null ? (
        <>
          <p>{text(messages.publishNew)}</p>
          <ContrastChanges before={null} after={content} />
        </>
      ) : (
        <Disclosure
          title={text(messages.changeCount, { count: editsBetween(before, content).length })}
          defaultExpanded={failing > 0}
        >
          <Stack>
            <ChangeList
              label={text(messages.changes)}
              versions={[{ header: text(messages.before), content: before }, after]}
            />
            <ContrastChanges before={before} after={content} />
          </Stack>
        </Disclosure>
      )}
      {failure && (
        <Notice kind="critical" title={failure.title}>
          {failure.words}
        </Notice>
      )}
    </Dialog>
  );
}

interface FixesProps {
  before: ThemeContent;
  after: ThemeContent;
  onTakeBack: () => void;
}

/** What the fix has done. */
function Fixes({ before, after, onTakeBack }: FixesProps) {
  const text = useText();
  const fieldName = useFieldName();
  const edits = editsBetween(before, after);
  return (
    <Notice
      kind="positive"
      title={text(messages.fixed, { count: edits.length })}
      action={
        <Button ref={dialogTakesFocus} onPress={onTakeBack}>
          {text(messages.undo)}
        </Button>
      }
    >
      <ul>
        {edits.map(({ field, value }) => (
          <li key={field}>
            {text(messages.fixedTo, {
              name: fieldName(field),
              after: value,
              before: readField(before, field).value,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
