/** Offers the values that were entered into a form before the session ended. */
import type { Text } from "#src/i18n/Text.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

export interface KeptNoticeProps {
  text: Text;
  restoreLabel: Text;
  restore: () => void;
  discardLabel: Text;
  discard: () => void;
}

export function KeptNotice({ text, restoreLabel, restore, discardLabel, discard }: KeptNoticeProps) {
  return (
    <Notice
      action={<Button onPress={restore}>{restoreLabel}</Button>}
      onDismiss={discard}
      dismissLabel={discardLabel}
    >
      {text}
    </Notice>
  );
}
