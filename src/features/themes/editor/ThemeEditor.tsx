/** The editor of a theme: fields and preview; publishing and discarding. */
import { Either, Schema } from "effect";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { ThemeName } from "#schemas/themes/Theme.ts";
import { useText } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { usePageSubject } from "#src/interaction/pageSubject.ts";
import { BackLink } from "#src/ui/Link.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { PageTitle } from "#src/ui/PageHead.tsx";
import { DiscardDialog } from "../DiscardDialog.tsx";
import { isStoredAtom } from "../drafts.ts";
import { ThemeStatusChip } from "../ThemeStatusChip.tsx";
import { ColoursCard } from "../fields/ColoursCard.tsx";
import { EditorBar } from "./EditorBar.tsx";
import { ExportMenu } from "../files/ExportMenu.tsx";
import { FontsCard } from "../fields/FontsCard.tsx";
import { ConflictCard } from "./ConflictCard.tsx";
import { useColourPlace } from "../fields/useColourPlace.ts";
import { NameCard } from "../fields/NameCard.tsx";
import { PreviewCard } from "../preview/PreviewCard.tsx";
import { PublishDialog } from "./PublishDialog.tsx";
import * as css from "./ThemeEditorPage.css.ts";
import type { Editor } from "../useEditor.ts";
import { useStoredDraftToast } from "./useStoredDraftToast.ts";
import { messages as names } from "#src/features/themes/names/messages.en.ts";
import { messages } from "./messages.en.ts";

const isThemeName = (name: string) => Either.isRight(Schema.decodeEither(ThemeName)(name));

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
  const isNamed = isThemeName(content.name);
  usePageSubject(isNamed ? content.name : undefined);
  useStoredDraftToast(id, content.name);
  const canDiscard = status !== "published";
  const place = useColourPlace();
  const askDiscard = () => setDialog("discard");
  const close = () => setDialog(undefined);
  const discard = () => {
    editor.discard();
    close();
    if (!isPublished) onLeave();
  };
  return (
    <div className={css.root}>
      <BackLink href="/administer/themes">{text(names.backToThemes)}</BackLink>
      <EditorBar
        head={
          <>
            <PageTitle title={isNamed ? asWritten(content.name) : text(names.editorTitle)} isName={isNamed} />
            <ThemeStatusChip status={status} isPublished={isPublished} />
          </>
        }
        tools={state.published && <ExportMenu theme={state.published} />}
        editor={editor}
        canPublish={status === "edited" && isNamed}
        onPublish={() => setDialog("publish")}
        place={place}
        onDiscard={canDiscard ? askDiscard : undefined}
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
        <div className={css.preview}>
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
