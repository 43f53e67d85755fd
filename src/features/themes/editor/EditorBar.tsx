/** The sticky bar of the theme editor: its heading, undo, redo, problems with the contrast, discard, publish. */
import { Redo2, Send, Trash2, TriangleAlert, Undo2 } from "lucide-react";
import { failingPairs } from "#src/domain/themes/contrast.ts";
import { themeModes } from "#src/domain/themes/themeFields.ts";
import { asWritten, useI18n } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { Message } from "#src/i18n/messages.ts";
import { ActButton, ActIconButton } from "#src/interaction/ActButton.tsx";
import type { Act } from "#src/interaction/pageActs.ts";
import { media } from "#src/theme/breakpoints.ts";
import { Button } from "#src/ui/Button.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import { isElsewhere } from "#src/ui/keyEvents.ts";
import { PageTitle } from "#src/ui/PageHead.tsx";
import { useMedia } from "#src/ui/useMedia.ts";
import { useRootClass } from "#src/ui/useRootClass.ts";
import { useKeys } from "#src/ui/useShortcut.ts";
import type { ColourPlace } from "../fields/useColourPlace.ts";
import { useExport } from "../files/exporting.ts";
import { messages } from "../messages.en.ts";
import { CompactPreview } from "../preview/Previews.tsx";
import { ThemeStatusChip } from "../ThemeStatusChip.tsx";
import type { Editor } from "../useEditor.ts";
import * as css from "./EditorBar.css.ts";

const icons = { undo: Undo2, redo: Redo2, publish: Send, discardChanges: Trash2 };

interface EditorBarProps {
  editor: Editor;
  /** Whether its name is valid: then it is the page's heading, and can be published. */
  isNamed: boolean;
  onProblem: ColourPlace["goToProblem"];
  onPublish: () => void;
  onDiscard: () => void;
}

export function EditorBar({ editor, isNamed, onProblem, onPublish, onDiscard }: EditorBarProps) {
  const { text, number } = useI18n();
  const { undo, redo, content, status, published } = editor;
  useKeys((event) => {
    const key = event.key.toLowerCase();
    const isUndo = key === "z" && !event.shiftKey;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[yz]$/.test(key)) return;
    if (isElsewhere(event.target)) return;
    // Chromium would take back what was typed last, in a field that has not the focus.
    event.preventDefault();
    (isUndo ? undo : redo)?.();
  });
  const failing = failingPairs(content).length;
  const problems = text(messages.problems, { count: failing });
  const act = (id: keyof typeof icons, keywords: Message, run?: () => void): Act => ({
    name: text(messages[id]),
    icon: icons[id],
    keywords: text(keywords),
    isDisabled: run === undefined,
    run: () => run?.(),
  });
  const discard = act("discardChanges", messages.discardAlso, status === "published" ? undefined : onDiscard);
  const canPublish = status === "edited" && isNamed;
  const publish = act("publish", messages.publishAlso, canPublish ? onPublish : undefined);
  const exported = useExport(published);
  // Buttons have icons, a number or a shorter word there, so that all of them fit into one row.
  const isPhone = useMedia(media.phone);
  useRootClass(css.scrolling);
  return (
    <div className={css.root} role="group" aria-label={text(messages.actions)}>
      <div className={css.row}>
        <div className={css.head}>
          <PageTitle title={isNamed ? asWritten(content.name) : text(common.editorTitle)} isName={isNamed} />
          <ThemeStatusChip theme={editor} />
        </div>
        <div className={css.tools}>
          <ActIconButton act={act("undo", messages.undoAlso, undo)} />
          <ActIconButton act={act("redo", messages.redoAlso, redo)} />
          {exported && <ActIconButton act={exported} />}
        </div>
        {failing > 0 && (
          <Button icon={TriangleAlert} aria-label={problems} onPress={() => onProblem(content)}>
            {isPhone ? (
              <span className={css.number} translate="no">
                {number(failing)}
              </span>
            ) : (
              problems
            )}
          </Button>
        )}
        <div className={css.end}>
          <ActButton act={discard} isIconHidden aria-label={discard.name}>
            {isPhone ? <Icon glyph={Trash2} /> : discard.name}
          </ActButton>
          <ActButton act={publish} variant="primary" isIconHidden aria-label={publish.name}>
            {isPhone ? text(messages.publishShort) : publish.name}
          </ActButton>
        </div>
      </div>
      <div className={css.preview}>
        <CompactPreview theme={content} modes={themeModes} />
      </div>
    </div>
  );
}
