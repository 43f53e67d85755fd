/** A toast that says what happened: `set(toastAtom, text(messages.saved))`. The next one takes its place. */
import { atom } from "jotai";
import type { Text } from "#src/i18n/i18n.ts";

export interface Toast {
  /** Another than that of the one before it. */
  readonly id: number;
  readonly text: Text;
  readonly more: {
    /** A button; it removes the toast. */
    readonly action?: { readonly label: Text; readonly run: () => void };
    readonly isFailure?: boolean;
  };
}

/** Setting it to nothing dismisses the toast. */
export const shownToastAtom = atom<Toast>();

export const toastAtom = atom(null, (get, set, text: Text, more: Toast["more"] = {}) => {
  const { id } = get(shownToastAtom) ?? { id: 0 };
  set(shownToastAtom, { id: id + 1, text, more });
});
