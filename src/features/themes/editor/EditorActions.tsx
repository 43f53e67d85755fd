/** Actions on the whole draft: undo, redo, discard, publish, export. */
import { Redo2, TriangleAlert, Undo2 } from "lucide-react";
import { countFailingPairs } from "#src/domain/themes/contrast.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import type { Editor } from "../useEditor.ts";
import { goToContrast } from "../contrast/goToContrast.ts";
import { ExportMenu } from "../files/ExportMenu.tsx";
import * as css from "./EditorActions.css.ts";
import { messages } from "./messages.en.ts";

export interface EditorActionsProps {
  editor: Editor;
  canPublish: boolean;
  onDiscard: () => void;
  onPublish: () => void;
}

export function EditorActions({ editor, canPublish, onDiscard, onPublish }: EditorActionsProps) {
  const text = useText();
  const { undo, redo, status, state, content } = editor;
  const failing = countFailingPairs(content);
  return (
    <>
      <div className={css.tools}>
        {state.published && <ExportMenu theme={state.published} />}
        <Tooltip text={text(messages.undo)}>
          <IconButton icon={Undo2} label={text(messages.undo)} isDisabled={!undo} onPress={() => undo?.()} />
        </Tooltip>
        <Tooltip text={text(messages.redo)}>
          <IconButton icon={Redo2} label={text(messages.redo)} isDisabled={!redo} onPress={() => redo?.()} />
        </Tooltip>
      </div>
      <div className={css.mainActions}>
        {failing > 0 && (
          <Button icon={TriangleAlert} onPress={goToContrast}>
            {text(messages.contrastProblems, { count: failing })}
          </Button>
        )}
        <Button isDisabled={status === "published"} onPress={onDiscard}>
          {text(messages.discard)}
        </Button>
        <Button variant="primary" isDisabled={!canPublish} onPress={onPublish}>
          {text(messages.publish)}
        </Button>
      </div>
    </>
  );
}
