/** The editor of a theme: fields and preview; publishing and discarding. */
import { useAtomValue } from "jotai";
import { useState } from "react";
import { ThemeName } from "#schemas/themes/Theme.ts";
import { useText } from "#src/i18n/i18n.ts";
import { problemIn } from "#src/interaction/problems.ts";
import { usePageSubject } from "#src/interaction/pageSubject.ts";
import { BackLink } from "#src/ui/Link.tsx";
import { Card } from "#src/ui/Card.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { DiscardDialog } from "../DiscardDialog.tsx";
import { isStoredAtom } from "../drafts.ts";
import { ColoursCard } from "../fields/ColoursCard.tsx";
import { EditorBar } from "./EditorBar.tsx";
import { FontsCard } from "../fields/FontsCard.tsx";
import { ConflictCard } from "./ConflictCard.tsx";
import { useColourPlace } from "../fields/useColourPlace.ts";
import { themeNameMessages } from "../themeName.ts";
import { PreviewCard } from "../preview/PreviewCard.tsx";
import { PublishDialog } from "./PublishDialog.tsx";
import * as css from "./EditorBar.css.ts";
import { type Editor, useStoredDraftToast } from "../useEditor.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages } from "../messages.en.ts";

export interface ThemeEditorProps {
  editor: Editor;
  onOpen: (id: string) => void;
  onLeave: () => void;
}

export function ThemeEditor({ editor, onOpen, onLeave }: ThemeEditorProps) {
  const text = useText();
  const [dialog, setDialog] = useState<"publish" | "discard">();
  const isStored = useAtomValue(isStoredAtom);
  const { id, content, state, status } = editor;
  const isPublished = state.published !== null;
  const isConflict = status === "changedElsewhere" || status === "deletedElsewhere";
  const isNamed = problemIn(ThemeName, content.name) === undefined;
  usePageSubject(isNamed ? content.name : undefined);
  useStoredDraftToast(id, content.name);
  const place = useColourPlace();
  const askDiscard = () => setDialog("discard");
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
        place={place}
        onPublish={() => setDialog("publish")}
        onDiscard={askDiscard}
      />
      {!isStored && (
        <div className={css.notice}>
          <Notice kind="caution" title={text(messages.notKeptTitle)}>
            {text(messages.notKeptText)}
          </Notice>
        </div>
      )}
      {isConflict && (
        <div className={css.notice}>
          <ConflictCard editor={editor} onDiscard={askDiscard} />
        </div>
      )}
      <div className={css.layout}>
        <div className={css.cards}>
          <NameCard editor={editor} />
          <ColoursCard editor={editor} place={place} />
          <FontsCard editor={editor} />
        </div>
        <div className={css.previewColumn}>
          <PreviewCard theme={content} place={place} />
        </div>
      </div>
      {dialog === "discard" && (
        <DiscardDialog name={content.name} isPublished={isPublished} onDiscard={discard} onClose={close} />
      )}
      {dialog === "publish" && (
        <PublishDialog
          editor={editor}
          onClose={close}
          onSettled={(next) => {
            if (next !== id) onOpen(next);
          }}
        />
      )}
    </div>
  );
}

function NameCard({ editor }: { editor: Editor }) {
  const text = useText();
  const { name } = editor.content;
  return (
    <Card>
      <TextField
        label={text(messages.name)}
        isRequired
        value={name}
        onChange={(value) => editor.edit({ field: "name", value }, true)}
        onBlur={() => editor.edit({ field: "name", value: name })}
        description={text(messages.nameHint)}
        error={problemIn(ThemeName, name, themeNameMessages)?.(text)}
        autoComplete="off"
      />
    </Card>
  );
}
