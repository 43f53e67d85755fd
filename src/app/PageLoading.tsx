/** Stands in for the frame while nobody knows yet who has come: nothing protected flashes up. */
import { useText } from "#src/i18n/i18n.ts";
import { ProgressBar } from "#src/ui/ProgressBar.tsx";
import { messages } from "./messages.en.ts";

export function PageLoading() {
  const text = useText();
  return <ProgressBar label={text(messages.navigating)} />;
}
