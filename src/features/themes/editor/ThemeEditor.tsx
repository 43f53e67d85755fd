/** The editor of a theme: fields and preview; publishing and discarding. */
import { useAtomValue } from "jotai";
import { useState } from "react";
import { ThemeName } from "#schemas/themes/Theme.ts";
import { asWritten, useI18n, useText } from "#src/i18n/i18n.ts";
import { problemIn } from "#src/interaction/problems.ts";
import { usePageSubject } from "#src/interaction/pageSubject.ts";
import { BackLink } from "#src/ui/Link.tsx";
import { Card } from "#src/ui/Card.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { DiscardDialog } from "../DiscardDialog.tsx";
import { isStoredAtom } from "../drafts.ts";
import { ColoursCard } from "../fields/ColoursCard.tsx";
import { FontsCard } from "../fields/FontsCard.tsx";
import { type ColourPlace, useColourPlace } from "../fields/useColourPlace.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { themeNameMessages } from "../themeName.ts";
import { PreviewCard } from "../preview/PreviewCard.tsx";
import { PublishDialog } from "./PublishDialog.tsx";
import { type Editor, useStoredDraftToast } from "../useEditor.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages } from "../messages.en.ts";
import { Button } from "#src/ui/Button.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { Download, Redo2, Send, Trash2, TriangleAlert, Undo2 } from "lucide-react";
import { failingPairs } from "#src/domain/themes/contrast.ts";
import { type ThemeContent, themeModes } from "#src/domain/themes/themeFields.ts";
import type { Message } from "#src/i18n/messages.ts";
import { ActButton, ActIconButton } from "#src/interaction/ActButton.tsx";
import { type Act, useActs } from "#src/interaction/pageActs.ts";
import { Icon } from "#src/ui/Icon.tsx";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { PageTitle } from "#src/ui/PageHead.tsx";
import { useRootClass } from "#src/ui/useRootClass.ts";
import { CompactPreview } from "../preview/PhoneScreen.tsx";
import { useExports } from "../files/exporting.ts";
import { ThemeStatusChip } from "../ThemeStatusChip.tsx";
import * as css from "./EditorBar.css.ts";

/** A conflict: the theme was published or deleted elsewhere while it had a draft. Shows both versions; the person chooses one. */
function ConflictCard({ editor, onDiscard }: { editor: Editor; onDiscard: () => void }) {
  const text = useText();
  const { state, status, content, rebase } = editor;
  const { published, draft } = state;
  const isDeleted = status === "deletedElsewhere";
  return (
    <Card
      title={text(isDeleted ? messages.deletedElsewhereTitle : messages.changedElsewhereTitle)}
      actions={
        <>
          <Button onPress={onDiscard}>
            {text(isDeleted ? messages.acceptDeletion : messages.takePublished)}
          </Button>
          <Button variant="primary" onPress={rebase}>
            {text(isDeleted ? messages.keepAsNew : messages.keepMine)}
          </Button>
        </>
      }
    >
      <Notice kind="caution">
        {text(isDeleted ? messages.deletedElsewhereText : messages.changedElsewhereText)}
      </Notice>
      {published && draft?.base && (
        <ChangeList
          label={text(messages.changes)}
          versions={[
            { header: text(messages.startedFrom), content: draft.base },
            { header: text(messages.versionNow), content: published },
            { header: text(messages.yours), content },
          ]}
        />
      )}
    </Card>
  );
}

const icons = { undo: Undo2, redo: Redo2, publish: Send, discard: Trash2 };

interface EditorBarProps {
  editor: Editor;
  /** Whether its name is valid: then it is the page's heading, and can be published. */
  isNamed: boolean;
  place: ColourPlace;
  onPublish: () => void;
  onDiscard: () => void;
}

/** The sticky bar of the theme editor: its heading, undo, redo, problems with the contrast, discard, publish. */
function EditorBar({ editor, isNamed, place, onPublish, onDiscard }: EditorBarProps) {
  const { text, number } = useI18n();
  const { undo, redo, content, status, state } = editor;
  const failing = failingPairs(content).length;
  const problems = text(messages.problems, { count: failing });
  const act = (id: keyof typeof icons, keywords: Message, run?: () => void): Act => ({
    name: text(messages[id]),
    icon: icons[id],
    keywords: text(keywords),
    isDisabled: run === undefined,
    run: () => run?.(),
  });
  const discard = act("discard", messages.discardAlso, status === "published" ? undefined : onDiscard);
  const canPublish = status === "edited" && isNamed;
  const publish = act("publish", messages.publishAlso, canPublish ? onPublish : undefined);
  useRootClass(css.scrolling);
  return (
    <div className={css.root} role="group" aria-label={text(messages.actions)}>
      <div className={css.row}>
        <div className={css.head}>
          <PageTitle title={isNamed ? asWritten(content.name) : text(common.editorTitle)} isName={isNamed} />
          <ThemeStatusChip status={status} isPublished={state.published !== null} />
        </div>
        <div className={css.tools}>
          <ActIconButton act={act("undo", messages.undoAlso, undo)} />
          <ActIconButton act={act("redo", messages.redoAlso, redo)} />
          {state.published && <ExportMenu theme={state.published} />}
        </div>
        {failing > 0 && (
          <Button icon={TriangleAlert} aria-label={problems} onPress={() => place.goToProblem(content)}>
            <span className={css.words}>{problems}</span>
            <span className={css.number} translate="no">
              {number(failing)}
            </span>
          </Button>
        )}
        <div className={css.end}>
          <ActButton act={discard} isIconHidden aria-label={discard.name}>
            <span className={css.words}>{discard.name}</span>
            <span className={css.onPhones}>
              <Icon glyph={Trash2} />
            </span>
          </ActButton>
          <ActButton act={publish} variant="primary" isIconHidden aria-label={publish.name}>
            <span className={css.words}>{publish.name}</span>
            <span className={css.onPhones}>{text(messages.publishShort)}</span>
          </ActButton>
        </div>
      </div>
      <div className={css.preview}>
        <CompactPreview theme={content} modes={themeModes} onColour={place.goToColour} />
      </div>
    </div>
  );
}

function ExportMenu({ theme }: { theme: ThemeContent }) {
  const { text } = useI18n();
  const acts = useExports(theme);
  return (
    <MenuButton
      ref={useActs(acts)}
      label={text(messages.exportPublished)}
      icon={Download}
      entries={acts.map(({ label, run }) => ({ id: label, name: label, onAction: run }))}
    />
  );
}

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
  const isNew = editor.id === newThemeId;
  return (
    <Card>
      <TextField
        label={text(messages.name)}
        isRequired
        autoFocus={isNew}
        onFocus={({ target }) => isNew && target.select()}
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
