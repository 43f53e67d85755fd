/** A conflict: the theme was published or deleted elsewhere while it had a draft. The person sees both versions and chooses one. */
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "../messages.en.ts";
import type { Editor } from "../useEditor.ts";
import { ChangeList } from "./ChangeList.tsx";

export function ConflictCard({ editor, onDiscard }: { editor: Editor; onDiscard: () => void }) {
  const text = useText();
  const { published, status, content, keep } = editor;
  const isDeleted = status === "deletedElsewhere";
  return (
    <Card
      title={text(isDeleted ? messages.deletedElsewhereTitle : messages.changedElsewhereTitle)}
      actions={
        <>
          <Button onPress={onDiscard}>
            {text(isDeleted ? messages.acceptDeletion : messages.takePublished)}
          </Button>
          <Button variant="primary" onPress={keep}>
            {text(isDeleted ? messages.keepAsNew : messages.keepMine)}
          </Button>
        </>
      }
    >
      <Notice kind="caution">
        {text(isDeleted ? messages.deletedElsewhereText : messages.changedElsewhereText)}
      </Notice>
      {published && (
        <ChangeList
          label={text(messages.changes)}
          versions={[
            { header: text(messages.versionNow), content: published },
            { header: text(messages.yours), content },
          ]}
        />
      )}
    </Card>
  );
}
