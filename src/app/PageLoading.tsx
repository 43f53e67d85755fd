/** Stands in for the frame while nobody knows yet who has come: nothing protected flashes up. */
import { useText } from "#src/i18n/i18n.ts";
import { ProgressBar } from "#src/ui/ProgressBar.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { messages } from "./messages.en.ts";

export function PageLoading() {
  const text = useText();
  const label = text(messages.navigating);
  return (
    <main>
      <h1>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h1>
      <ProgressBar label={label} />
    </main>
  );
}
