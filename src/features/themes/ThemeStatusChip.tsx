/** Says that a theme is unpublished, edited or in conflict; empty if it is published without changes. */
import type { ThemeStatus } from "#src/domain/themes/themeDraft.ts";
import { useText } from "#src/i18n/i18n.ts";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { messages } from "./messages.en.ts";

export function ThemeStatusChip({ status, isPublished }: { status: ThemeStatus; isPublished: boolean }) {
  const text = useText();
  if (status === "published") return null;
  if (status === "edited" && !isPublished) {
    return <StatusChip state="neutral">{text(messages.notPublished)}</StatusChip>;
  }
  return <StatusChip state="caution">{text(messages[status])}</StatusChip>;
}
