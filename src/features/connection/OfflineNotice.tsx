/** Notice while offline: data may be old, and changes are not possible. */
import { useAtomValue } from "jotai";
import { useI18n } from "#src/i18n/i18n.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";

export function OfflineNotice() {
  const { text, date } = useI18n();
  const since = useAtomValue(offlineSinceAtom);
  if (since === undefined) return null;
  return (
    <Notice kind="caution" title={text(messages.title)}>
      {text(messages.text, { since: date(since, "moment") })}
    </Notice>
  );
}
