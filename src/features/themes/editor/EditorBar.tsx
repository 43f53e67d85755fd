/** The sticky bar of the theme editor: its heading, undo, redo, problems with the contrast, discard, publish. */
import { Redo2, Send, Trash2, TriangleAlert, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { failingPairs } from "#src/domain/themes/contrast.ts";
import { themeModes } from "#src/domain/themes/themeFields.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { ActButton, ActIconButton } from "#src/interaction/ActButton.tsx";
import type { Act } from "#src/interaction/pageActs.ts";
import { Button } from "#src/ui/Button.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import { useRootClass } from "#src/ui/useRootClass.ts";
import { messages as contrastMessages } from "../contrast/messages.en.ts";
import { CompactPreview } from "../preview/CompactPreview.tsx";
import type { ColourPlace } from "../fields/useColourPlace.ts";
import type { Editor } from "../useEditor.ts";
import * as css from "./EditorBar.css.ts";
import { messages } from "./messages.en.ts";

const icons = { undo: Undo2, redo: Redo2, publish: Send, discard: Trash2 };

export interface EditorBarProps {
  /** The page's heading. */
  head: ReactNode;
  /** After undo and redo. */
  tools: ReactNode;
  editor: Editor;
  canPublish: boolean;
  onPublish: () => void;
  place: ColourPlace;
  /** Undefined without changes. */
  onDiscard: (() => void) | undefined;
}

export function EditorBar({ head, tools, editor, canPublish, onPublish, place, onDiscard }: EditorBarProps) {
  const { text, number } = useI18n();
  const { undo, redo, content } = editor;
  const failing = failingPairs(content).length;
  const problems = text(contrastMessages.problems, { count: failing });
  const act = (id: keyof typeof icons, keywords: Message, run?: () => void): Act => ({
    name: text(messages[id]),
    icon: icons[id],
    keywords: text(keywords),
    isDisabled: run === undefined,
    run: () => run?.(),
  });
  const discard = act("discard", messages.discardAlso, onDiscard);
  const publish = act("publish", messages.publishAlso, canPublish ? onPublish : undefined);
  useRootClass(css.scrolling);
  return (
    <div className={css.root} role="group" aria-label={text(messages.actions)}>
      <div className={css.row}>
        <div className={css.head}>{head}</div>
        <div className={css.tools}>
          <ActIconButton act={act("undo", messages.undoAlso, undo)} />
          <ActIconButton act={act("redo", messages.redoAlso, redo)} />
          {tools}
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
