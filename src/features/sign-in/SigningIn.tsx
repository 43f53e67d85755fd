/** Shown while a sign-in is pending: a line, and words once it takes long. */
import { useText } from "#src/i18n/i18n.ts";
import { ProgressBar } from "#src/ui/loading.tsx";
import { messages } from "./messages.en.ts";
import * as css from "./SigningIn.css.ts";

export function SigningIn() {
  const text = useText();
  return (
    <main aria-busy="true">
      <ProgressBar label={text(messages.underWay)} />
      <p className={css.words} aria-hidden="true">
        {text(messages.underWay)}
      </p>
    </main>
  );
}
