/** A toast that says what happened: `set(toastAtom, text(messages.saved))`. The next one takes its place. */
import { atom } from "jotai";
import type { Text } from "#src/i18n/i18n.ts";

export interface Toast {
  readonly id: string;
  readonly text: Text;
  readonly more: {
    /** A button; it removes the toast. */
    readonly action?: { readonly label: Text; readonly run: () => void };
    readonly isFailure?: boolean;
  };
}

const listAtom = atom<ReadonlyArray<Toast>>([]);
const countAtom = atom(0);

/** Set to the id of a toast, it dismisses that one; set to nothing, all. */
export const toastsAtom = atom(
  (get) => get(listAtom),
  (_get, set, dismissed?: string) =>
    set(listAtom, (toasts) => toasts.filter(({ id }) => dismissed !== undefined && id !== dismissed)),
);

export const toastAtom = atom(null, (get, set, text: Text, more: Toast["more"] = {}) => {
  set(countAtom, get(countAtom) + 1);
  set(listAtom, [{ id: `toast-${get(countAtom)}`, text, more }]);
});
