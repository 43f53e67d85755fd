/** The sticky bar of the theme editor: undo, redo, problems with the contrast, discard, publish. */
import { type LucideIcon, Redo2, Send, Trash2, TriangleAlert, Undo2 } from "lucide-react";
import { failingPairs } from "#src/domain/themes/contrast.ts";
import { themeModes } from "#src/domain/themes/themeFields.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { usePageActs } from "#src/interaction/pageActs.ts";
import { Button } from "#src/ui/Button.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import { useRootClass } from "#src/ui/useRootClass.ts";
import { messages as contrastMessages } from "../contrast/messages.en.ts";
import { CompactPreview } from "../preview/CompactPreview.tsx";
import type { ColourPlace } from "../fields/useColourPlace.ts";
import type { Editor } from "../useEditor.ts";
import * as css from "./EditorBar.css.ts";
import { messages } from "./messages.en.ts";

export interface EditorBarProps {
  editor: Editor;
  canPublish: boolean;
  onPublish: () => void;
  place: ColourPlace;
  /** Undefined without changes. */
  onDiscard: (() => void) | undefined;
}

export function EditorBar({ editor, canPublish, onPublish, place, onDiscard }: EditorBarProps) {
  const { text, number } = useI18n();
  const { undo, redo, content } = editor;
  const failing = failingPairs(content).length;
  const problems = text(contrastMessages.problems, { count: failing });
  const act = (
    id: "undo" | "redo" | "publish" | "discard",
    icon: LucideIcon,
    also: Message,
    run?: () => void,
  ) => (run ? [{ id: `themes.${id}`, name: text(messages[id]), icon, keywords: text(also), run }] : []);
  usePageActs([
    ...act("publish", Send, messages.publishAlso, canPublish ? onPublish : undefined),
    ...act("undo", Undo2, messages.undoAlso, undo),
    ...act("redo", Redo2, messages.redoAlso, redo),
    ...act("discard", Trash2, messages.discardAlso, onDiscard),
  ]);
  useRootClass(css.scrolling);
  return (
    <div className={css.root} role="group" aria-label={text(messages.actions)}>
      <div className={css.row}>
        <div className={css.tools}>
          <Tooltip text={text(messages.undo)}>
            <IconButton
              icon={Undo2}
              label={text(messages.undo)}
              isDisabled={!undo}
              onPress={() => undo?.()}
            />
          </Tooltip>
          <Tooltip text={text(messages.redo)}>
            <IconButton
              icon={Redo2}
              label={text(messages.redo)}
              isDisabled={!redo}
              onPress={() => redo?.()}
            />
          </Tooltip>
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
          <Button aria-label={text(messages.discard)} isDisabled={!onDiscard} onPress={() => onDiscard?.()}>
            <span className={css.words}>{text(messages.discard)}</span>
            <span className={css.onPhones}>
              <Icon glyph={Trash2} />
            </span>
          </Button>
          <Button
            variant="primary"
            aria-label={text(messages.publish)}
            isDisabled={!canPublish}
            onPress={onPublish}
          >
            <span className={css.words}>{text(messages.publish)}</span>
            <span className={css.onPhones}>{text(messages.publishShort)}</span>
          </Button>
        </div>
      </div>
      <div className={css.preview}>
        <CompactPreview theme={content} modes={themeModes} onColour={place.goToColour} />
      </div>
    </div>
  );
}
