/** A theme in the editor: its content and status, and the actions on its draft. */
import { atom, useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect, useMemo } from "react";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { edited, kept, redone, rewritten, takenBack, undone } from "#src/domain/themes/themeDraft.ts";
import type { ThemeContent, ThemeEdit } from "#src/domain/themes/themeFields.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { changeThemeAtom, removeDraftAtom, type ShownTheme, shownTheme } from "./drafts.ts";
import { messages } from "./messages.en.ts";
import { isStoredAtom } from "./storedDrafts.ts";
import { themesAtom } from "./themes.ts";

export interface Editor extends ShownTheme {
  /** `isDragging`: more values of the same field follow; together they are one step of undo. */
  readonly edit: (edit: ThemeEdit, isDragging?: boolean) => void;
  /** Many fields in one step of undo. Returns what takes it back. */
  readonly rewrite: (rewrite: (now: ThemeContent) => ThemeContent) => () => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Ends a conflict: the draft is to be published over the published version. */
  readonly keep: () => void;
  readonly discard: () => void;
}

/** The editor of a theme; undefined while the themes load, and for a theme that is neither published nor drafted. */
export const useEditor = (id: ThemeId): Editor | undefined => {
  const { data } = useAtomValue(themesAtom);
  const theme = useAtomValue(useMemo(() => atom((get) => shownTheme(get, id)), [id]));
  const change = useSetAtom(changeThemeAtom);
  const removeDraft = useSetAtom(removeDraftAtom);
  if (data === undefined || theme === undefined) return undefined;
  const { content, draft } = theme;
  return {
    ...theme,
    edit: (edit, isDragging) => change(id, edited(edit, isDragging)),
    rewrite: (rewrite) => {
      change(id, rewritten(rewrite));
      const after = rewrite(content);
      return () => change(id, takenBack(content, after));
    },
    undo: draft?.past.length ? () => change(id, undone) : undefined,
    redo: draft?.future.length ? () => change(id, redone) : undefined,
    keep: () => change(id, kept),
    discard: () => removeDraft(id),
  };
};

/** Says in a toast, when the editor is left, that its unpublished changes are kept. */
export const useKeptDraftToast = (id: ThemeId): void => {
  const store = useStore();
  useEffect(
    () => () => {
      const theme = shownTheme(store.get, id);
      if (theme === undefined || theme.status === "published" || !store.get(isStoredAtom)) return;
      store.set(toastAtom, store.get(i18nAtom).text(messages.kept, { name: theme.content.name }));
    },
    [id, store],
  );
};
