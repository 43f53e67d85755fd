/** One theme under the editor's hands: how it stands, and what can be done with it. */
import { useAtomValue, useSetAtom } from "jotai";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { contentOf, statusOf, type ThemeState, type ThemeStatus } from "#src/domain/themes/themeDraft.ts";
import type { ThemeContent, ThemeEdit } from "#src/domain/themes/themeFields.ts";
import { changeThemeAtom, draftsAtom, stateOf } from "./drafts.ts";
import { newDraftKey } from "./newDraftKey.ts";
import { themesAtom } from "./themes.ts";

export interface Editor {
  readonly id: ThemeId;
  readonly state: ThemeState;
  readonly content: ThemeContent;
  readonly status: ThemeStatus;
  /** `isDragging`: the value is on its way, one step of undo however long. */
  readonly edit: (edit: ThemeEdit, isDragging?: boolean) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly keep: () => void;
  readonly discard: () => void;
}

/** Undefined while the theme is unknown, and once it is gone. */
export const useEditor = (id: ThemeId): Editor | undefined => {
  const { data } = useAtomValue(themesAtom);
  const drafts = useAtomValue(draftsAtom);
  const change = useSetAtom(changeThemeAtom);
  if (data === undefined) return undefined;
  const state = stateOf(data, drafts, id);
  const content = contentOf(state);
  if (content === null) return undefined;
  const { draft } = state;
  return {
    id,
    state,
    content,
    status: statusOf(state),
    edit: (edit, isDragging = false) =>
      change(id, { _tag: "Edited", edit, isDragging, key: draft?.key ?? newDraftKey() }),
    undo: draft?.past.length ? () => change(id, { _tag: "Undone" }) : undefined,
    redo: draft?.future.length ? () => change(id, { _tag: "Redone" }) : undefined,
    keep: () => change(id, { _tag: "Kept", key: newDraftKey() }),
    discard: () => change(id, { _tag: "Discarded" }),
  };
};
