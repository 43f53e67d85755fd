/** The sticky bar of the theme editor: undo, redo, problems with the contrast, publish. */
import { type LucideIcon, Redo2, Send, TriangleAlert, Undo2 } from "lucide-react";
import { failingPairs } from "#src/domain/themes/contrast.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { usePageActs } from "#src/interaction/pageActs.ts";
import { Button } from "#src/ui/Button.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import { useRootClass } from "#src/ui/useRootClass.ts";
import type { Editor } from "../useEditor.ts";
import { goToContrast } from "../contrast/goToContrast.ts";
import { CompactPreview } from "../preview/CompactPreview.tsx";
import * as css from "./EditorBar.css.ts";
import { messages } from "./messages.en.ts";

export interface EditorBarProps {
  editor: Editor;
  canPublish: boolean;
  onPublish: () => void;
}

export function EditorBar({ editor, canPublish, onPublish }: EditorBarProps) {
  const { text, number } = useI18n();
  const { undo, redo, content } = editor;
  const failing = failingPairs(content).length;
  const act = (id: "undo" | "redo" | "publish", icon: LucideIcon, also: Message, run?: () => void) =>
    run ? [{ id: `themes.${id}`, name: text(messages[id]), icon, keywords: text(also), run }] : [];
  usePageActs([
    ...act("publish", Send, messages.publishAlso, canPublish ? onPublish : undefined),
    ...act("undo", Undo2, messages.undoAlso, undo),
    ...act("redo", Redo2, messages.redoAlso, redo),
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
          <Button icon={TriangleAlert} onPress={goToContrast}>
            <span className={css.words}>{text(messages.contrastProblems, { count: failing })}</span>
            <span className={css.number} aria-hidden="true">
              {number(failing)}
            </span>
          </Button>
        )}
        <Button variant="primary" isDisabled={!canPublish} onPress={onPublish}>
          {text(messages.publish)}
        </Button>
      </div>
      <div className={css.preview} aria-hidden="true">
        <CompactPreview theme={content} />
      </div>
    </div>
  );
}
