/** The editor of a theme: fields and preview; publishing and discarding. */
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { countCharacters } from "#schemas/characters.ts";
import { ThemeName, themeNameMinLength } from "#schemas/themes/Theme.ts";
import { newThemeId } from "#src/domain/themes/themeDraft.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { usePageSubject } from "#src/interaction/pageSubject.ts";
import { problemIn } from "#src/interaction/problems.ts";
import { shownToastAtom } from "#src/interaction/toasts.ts";
import { Card } from "#src/ui/Card.tsx";
import { Stack } from "#src/ui/layout.tsx";
import { BackLink } from "#src/ui/Link.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { DiscardDialog } from "../DiscardDialog.tsx";
import { ColoursCard } from "../fields/ColoursCard.tsx";
import { FontsCard } from "../fields/FontsCard.tsx";
import { useColourPlace } from "../fields/useColourPlace.ts";
import { messages } from "../messages.en.ts";
import { PreviewCard } from "../preview/Previews.tsx";
import { isStoredAtom } from "../storedDrafts.ts";
import { themeNameMessages } from "../themeName.ts";
import { type Editor, useKeptDraftToast } from "../useEditor.ts";
import { ConflictCard } from "./ConflictCard.tsx";
import * as css from "./EditorBar.css.ts";
import { EditorBar } from "./EditorBar.tsx";
import { PublishDialog } from "./PublishDialog.tsx";

export interface ThemeEditorProps {
  editor: Editor;
  onOpen: (id: string) => void;
  onLeave: () => void;
}

export function ThemeEditor({ editor, onOpen, onLeave }: ThemeEditorProps) {
  const text = useText();
  const [dialog, setDialog] = useState<"publish" | "discard">();
  const isStored = useAtomValue(isStoredAtom);
  const { id, content, published, status } = editor;
  const isPublished = published !== null;
  const isConflict = status === "changedElsewhere" || status === "deletedElsewhere";
  const isNamed = problemIn(ThemeName, content.name) === undefined;
  usePageSubject(isNamed ? content.name : undefined);
  useKeptDraftToast(id);
  const place = useColourPlace();
  const showToast = useSetAtom(shownToastAtom);
  const ask = (question: typeof dialog) => {
    // Undo in a toast would change what the question is about.
    showToast(undefined);
    setDialog(question);
  };
  const askDiscard = () => ask("discard");
  const close = () => setDialog(undefined);
  const discard = () => {
    editor.discard();
    close();
    if (!isPublished) onLeave();
  };
  return (
    <div className={css.page}>
      <BackLink href="/administer/themes">{text(common.backToThemes)}</BackLink>
      <EditorBar
        editor={editor}
        isNamed={isNamed}
        onProblem={place.goToProblem}
        onPublish={() => ask("publish")}
        onDiscard={askDiscard}
      />
      <Stack>
        {!isStored && (
          <Notice kind="caution" title={text(messages.notKeptTitle)}>
            {text(messages.notKeptText)}
          </Notice>
        )}
        {isConflict && <ConflictCard editor={editor} onDiscard={askDiscard} />}
        <div className={css.columns}>
          <Stack>
            <NameCard editor={editor} />
            <ColoursCard editor={editor} place={place} />
            <FontsCard editor={editor} />
          </Stack>
          <div className={css.previewColumn}>
            <PreviewCard theme={content} />
          </div>
        </div>
      </Stack>
      <Presence>
        {dialog === "discard" && (
          <DiscardDialog name={content.name} isPublished={isPublished} onDiscard={discard} onClose={close} />
        )}
      </Presence>
      <Presence>
        {dialog === "publish" && (
          <PublishDialog
            editor={editor}
            onClose={close}
            onSettled={(next) => {
              if (next !== id) onOpen(next);
            }}
          />
        )}
      </Presence>
    </div>
  );
}

function NameCard({ editor }: { editor: Editor }) {
  const text = useText();
  const { name } = editor.content;
  const isNew = editor.id === newThemeId;
  const problem = problemIn(ThemeName, name, themeNameMessages);
  const [isTyping, setTyping] = useState(false);
  // The first letter of a name that is being typed is not an error yet.
  const isBegun = isTyping && countCharacters(name) < themeNameMinLength;
  return (
    <Card>
      <TextField
        label={text(interaction.name)}
        isRequired
        autoFocus={isNew}
        onFocus={({ target }) => {
          setTyping(problem === undefined);
          if (isNew) target.select();
        }}
        value={name}
        onChange={(value) => editor.edit({ field: "name", value }, true)}
        onBlur={() => {
          setTyping(false);
          editor.edit({ field: "name", value: name });
        }}
        error={isBegun ? undefined : problem?.(text)}
        autoComplete="off"
      />
    </Card>
  );
}
