/** An app's status as a word with a shape. */
import type { AppStatus as Status } from "#schemas/apps/App.ts";
import { useText } from "#src/i18n/i18n.ts";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { messages } from "./messages.en.ts";

export function AppStatusChip({ status }: { status: Status }) {
  const text = useText();
  return (
    <StatusChip state={status === "enabled" ? "positive" : "neutral"}>{text(messages[status])}</StatusChip>
  );
}
