/** Says that a theme is unpublished, edited or in conflict; empty if it is published without changes. */
import { useText } from "#src/i18n/i18n.ts";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import type { ShownTheme } from "./drafts.ts";
import { messages } from "./messages.en.ts";

export function ThemeStatusChip({ theme: { status, published } }: { theme: ShownTheme }) {
  const text = useText();
  if (status === "published") return null;
  if (status === "edited" && published === null) {
    return <StatusChip state="neutral">{text(messages.notPublished)}</StatusChip>;
  }
  return <StatusChip state="caution">{text(messages[status])}</StatusChip>;
}
