/** Toasts that say what happened. Each disappears after some seconds, but not while it is hovered or focused. */
import { useAtom } from "jotai";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { messages } from "#src/interaction/messages.en.ts";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { Button, IconButton } from "#src/ui/Button.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import * as css from "./Toasts.css.ts";

/*
 * The live region exists before the first toast: screen readers announce only changes. The landmark exists only with toasts.
 * `data-react-aria-top-layer` keeps react-aria from hiding the region while a dialog is open.
 */
export function Toasts() {
  const text = useText();
  const [toasts, dismiss] = useAtom(toastsAtom);
  return (
    <div className={css.root} aria-live="polite" aria-relevant="additions" data-react-aria-top-layer="true">
      {toasts.length > 0 && (
        <section aria-label={text(messages.toasts)}>
          <ol className={css.list}>
            {toasts.map(({ id, text: words, more: { action, isFailure = false } }) => (
              <li
                className={css.toast}
                key={id}
                onAnimationEnd={(event) => event.target === event.currentTarget && dismiss(id)}
              >
                <span className={css.icon} data-failure={isFailure || undefined}>
                  <Icon glyph={isFailure ? CircleAlert : CircleCheck} />
                </span>
                <span className={css.words}>{words}</span>
                {action && (
                  <Button
                    onPress={() => {
                      dismiss(id);
                      action.run();
                    }}
                  >
                    {action.label}
                  </Button>
                )}
                <IconButton icon={X} label={text(messages.dismiss)} onPress={() => dismiss(id)} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
