/** Shown while a sign-in is pending. */
import { useText } from "#src/i18n/i18n.ts";
import { ProgressBar } from "#src/ui/loading.tsx";
import { messages } from "./messages.en.ts";

export function SigningIn() {
  const text = useText();
  return (
    <main aria-busy="true">
      <ProgressBar label={text(messages.underWay)} />
    </main>
  );
}
