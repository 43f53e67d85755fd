/** Toasts that say what happened. Each disappears after some seconds, but not while it is hovered or focused. */
import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { Text } from "#src/i18n/Text.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import * as css from "./ToastRegion.css.ts";

export interface Toast {
  id: string;
  text: Text;
  more?: {
    /** A button; it removes the toast. */
    action?: { label: Text; run: () => void };
    isFailure?: boolean;
  };
}

export interface ToastRegionProps {
  label: Text;
  dismissLabel: Text;
  toasts: ReadonlyArray<Toast>;
  onDismiss: (id: string) => void;
}

/*
 * The live region exists before the first toast: screen readers announce only changes. The landmark exists only with toasts.
 * `data-react-aria-top-layer` keeps react-aria from hiding the region while a dialog is open.
 */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  return (
    <div className={css.root} aria-live="polite" aria-relevant="additions" data-react-aria-top-layer="true">
      {toasts.length > 0 && (
        <section aria-label={label}>
          <ol className={css.list}>
            {toasts.map(({ id, text, more: { action, isFailure = false } = {} }) => (
              <li
                className={css.toast}
                key={id}
                onAnimationEnd={(event) => event.target === event.currentTarget && onDismiss(id)}
              >
                <span className={css.icon} data-failure={isFailure || undefined}>
                  <Icon glyph={isFailure ? CircleAlert : CircleCheck} />
                </span>
                <span className={css.words}>{text}</span>
                {action && (
                  <Button
                    onPress={() => {
                      onDismiss(id);
                      action.run();
                    }}
                  >
                    {action.label}
                  </Button>
                )}
                <IconButton icon={X} label={dismissLabel} onPress={() => onDismiss(id)} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
