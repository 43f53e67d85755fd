/** The toast that says what happened. It disappears after some seconds, but not while it is hovered or focused. */
import { useAtom } from "jotai";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { messages } from "#src/interaction/messages.en.ts";
import { shownToastAtom } from "#src/interaction/toasts.ts";
import { Button, IconButton } from "#src/ui/Button.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import * as css from "./Toasts.css.ts";

/*
 * The live region exists before the first toast: screen readers announce only changes. The landmark exists only with a toast.
 * `data-react-aria-top-layer` keeps react-aria from hiding the region while a dialog is open.
 */
export function Toasts() {
  const text = useText();
  const [toast, show] = useAtom(shownToastAtom);
  const dismiss = () => show(undefined);
  const { action, isFailure = false } = toast?.more ?? {};
  return (
    <div className={css.root} aria-live="polite" aria-relevant="additions" data-react-aria-top-layer="true">
      {toast && (
        <section
          className={css.toast}
          key={toast.id}
          aria-label={text(messages.toasts)}
          onAnimationEnd={(event) => event.target === event.currentTarget && dismiss()}
        >
          <span className={css.icon} data-failure={isFailure || undefined}>
            <Icon glyph={isFailure ? CircleAlert : CircleCheck} />
          </span>
          <span className={css.words}>{toast.text}</span>
          {action && (
            <Button
              onPress={() => {
                dismiss();
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton icon={X} label={text(messages.dismiss)} onPress={dismiss} />
        </section>
      )}
    </div>
  );
}
