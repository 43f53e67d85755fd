/** Offers what was typed into a form before the session ended under it. */
import type { Text } from "#src/i18n/Text.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

export interface KeptNoticeProps {
  /** Nothing is shown while there is nothing to offer. */
  kept: { readonly restore: () => void; readonly discard: () => void } | undefined;
  words: Readonly<Record<"kept" | "restore" | "discard", Text>>;
}

export function KeptNotice({ kept, words }: KeptNoticeProps) {
  return (
    kept && (
      <Notice
        action={<Button onPress={kept.restore}>{words.restore}</Button>}
        onDismiss={kept.discard}
        dismissLabel={words.discard}
      >
        {words.kept}
      </Notice>
    )
  );
}
