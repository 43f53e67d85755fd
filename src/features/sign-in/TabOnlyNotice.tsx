/** Notice: the browser stores nothing, so the session ends with this tab or its reload. */
import { useAtomValue } from "jotai";
import { useText } from "#src/i18n/i18n.ts";
import { Notice } from "#src/ui/Notice.tsx";
import { isSessionSharedAtom } from "./currentUser.ts";
import { messages } from "./messages.en.ts";

export function TabOnlyNotice() {
  const text = useText();
  if (useAtomValue(isSessionSharedAtom)) return null;
  return <Notice title={text(messages.tabOnlyTitle)}>{text(messages.tabOnly)}</Notice>;
}
