/** A theme in the editor: its content and status, and the actions on its draft. */
import { atom, useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect, useMemo, useRef } from "react";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { contentOf, statusOf, type ThemeState, type ThemeStatus } from "#src/domain/themes/themeDraft.ts";
import type { ThemeContent, ThemeEdit } from "#src/domain/themes/themeFields.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { changeThemeAtom, isStoredAtom, newDraftKey, stateOf } from "./drafts.ts";
import { messages } from "./messages.en.ts";
import { themesAtom } from "./themes.ts";

export interface Editor {
  readonly id: ThemeId;
  readonly state: ThemeState;
  readonly content: ThemeContent;
  readonly status: ThemeStatus;
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
  const state = useAtomValue(useMemo(() => atom((get) => stateOf(get, id)), [id]));
  const change = useSetAtom(changeThemeAtom);
  if (data === undefined) return undefined;
  const content = contentOf(state);
  if (content === null) return undefined;
  const { draft } = state;
  return {
    id,
    state,
    content,
    status: statusOf(state),
    edit: (edit, isDragging = false) => change(id, { _tag: "Edited", edit, isDragging, key: newDraftKey() }),
    rewrite: (rewrite) => {
      change(id, { _tag: "Rewritten", rewrite, key: newDraftKey() });
      const after = rewrite(content);
      return () => change(id, { _tag: "TakenBack", before: content, after });
    },
    undo: draft?.past.length ? () => change(id, { _tag: "Undone" }) : undefined,
    redo: draft?.future.length ? () => change(id, { _tag: "Redone" }) : undefined,
    keep: () => change(id, { _tag: "Kept", key: newDraftKey() }),
    discard: () => change(id, { _tag: "Discarded" }),
  };
};

/** Says in a toast, when the editor is left, that its unpublished changes are kept. */
export const useKeptDraftToast = (id: ThemeId, name: string): void => {
  const store = useStore();
  const latestName = useRef(name);
  useEffect(() => {
    latestName.current = name;
  }, [name]);
  useEffect(
    () => () => {
      if (statusOf(stateOf(store.get, id)) === "published" || !store.get(isStoredAtom)) return;
      store.set(toastAtom, store.get(i18nAtom).text(messages.kept, { name: latestName.current }));
    },
    [id, store],
  );
};
