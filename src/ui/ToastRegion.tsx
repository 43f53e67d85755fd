/** Polite words after a success. Each toast leaves by itself; pointing at it or focusing it lets it stay. */
import { CircleCheck, X } from "lucide-react";
import type { Text } from "#src/i18n/Text.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import * as css from "./ToastRegion.css.ts";

export interface Toast {
  id: string;
  text: Text;
}

export interface ToastRegionProps {
  label: Text;
  dismissLabel: Text;
  toasts: ReadonlyArray<Toast>;
  onDismiss: (id: string) => void;
}

/*
 * What is read aloud is there before the first toast; a landmark only while there is something in it.
 * The attribute keeps react-aria from hiding the region while a dialog is open.
 */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  return (
    <div className={css.root} aria-live="polite" aria-relevant="additions" data-react-aria-top-layer="true">
      {toasts.length > 0 && (
        <section aria-label={label}>
          <ol className={css.list}>
            {toasts.map(({ id, text }) => (
              <li
                className={css.toast}
                key={id}
                onAnimationEnd={(event) => event.target === event.currentTarget && onDismiss(id)}
              >
                <span className={css.mark}>
                  <Icon glyph={CircleCheck} />
                </span>
                <span className={css.words}>{text}</span>
                <IconButton icon={X} label={dismissLabel} onPress={() => onDismiss(id)} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
