/** A theme's draft and its changes: edits, undo, publication, conflicts. Only a confirmed discard loses an edit. */
import { Schema } from "effect";
import { ThemeId } from "#schemas/themes/Theme.ts";
import {
  applyEdit,
  editsBetween,
  fieldsNotStored,
  isSameTheme,
  readField,
  ThemeContent,
  type ThemeEdit,
  type ThemeField,
} from "./themeFields.ts";

/** The id of a theme that has not been published yet. */
export const newThemeId = ThemeId.make("new");

// Drafts are stored in the browser: renaming a field would lose the stored ones.

export const ThemeDraft = Schema.Struct({
  /** Random; the idempotency keys of a theme's creation are made from it. */
  key: Schema.String.pipe(Schema.pattern(/^[\w-]{1,64}$/)),
  /** The published version that the draft started from; null for a theme that is not published. */
  base: Schema.NullOr(ThemeContent),
  past: Schema.Array(ThemeContent),
  now: ThemeContent,
  future: Schema.Array(ThemeContent),
  /** The field that is being dragged or typed into: all its intermediate values are one step of undo. */
  dragged: Schema.NullOr(Schema.String),
});
export type ThemeDraft = typeof ThemeDraft.Type;

export interface ThemeState {
  /** The platform's version, as last read; null when it has no such theme. */
  readonly published: ThemeContent | null;
  readonly draft: ThemeDraft | null;
}

/** A change of a theme's draft: null if there is none afterwards. `key` becomes that of a draft that begins with it. */
export type ThemeChange = (state: ThemeState, key: string) => ThemeDraft | null;

/** Steps of undo that are kept: the draft has to fit into the browser's storage. */
export const undoLimit = 50;

export const contentOf = ({ published, draft }: ThemeState): ThemeContent | null => draft?.now ?? published;

export type ThemeStatus = "published" | "edited" | "changedElsewhere" | "deletedElsewhere";

export const statusOf = ({ published, draft }: ThemeState): ThemeStatus => {
  if (draft === null) return "published";
  if (!isSameTheme(draft.base, published)) {
    return published === null ? "deletedElsewhere" : "changedElsewhere";
  }
  return isSameTheme(draft.now, published) ? "published" : "edited";
};

export const startDraft = (key: string, base: ThemeContent | null, now: ThemeContent): ThemeDraft => ({
  key,
  base,
  past: [],
  now,
  future: [],
  dragged: null,
});

/** A draft without its own changes is dropped when the platform has another version. */
export const themeState = (published: ThemeContent | null, draft: ThemeDraft | null): ThemeState => {
  if (draft === null || isSameTheme(draft.base, published)) return { published, draft };
  const isUnchanged = isSameTheme(draft.now, published) || isSameTheme(draft.now, draft.base);
  return { published, draft: isUnchanged ? null : draft };
};

/**
 * Changes many fields in one step of undo.
 *
 * @param dragged - The field that a person drags: all values of one drag are one step.
 * @param isDragging - Whether further values of that drag follow.
 */
export const rewritten =
  (rewrite: (now: ThemeContent) => ThemeContent, dragged?: ThemeField, isDragging = false): ThemeChange =>
  ({ published, draft }, key) => {
    const start = draft ?? (published && startDraft(key, published, published));
    if (start === null) return null;
    const now = rewrite(start.now);
    const isSameDrag = start.dragged === dragged;
    if (isSameTheme(now, start.now)) return isSameDrag && !isDragging ? { ...start, dragged: null } : draft;
    return {
      ...start,
      past: isSameDrag ? start.past : [...start.past, start.now].slice(-undoLimit),
      now,
      future: [],
      dragged: isDragging && dragged !== undefined ? dragged : null,
    };
  };

export const edited = (edit: ThemeEdit, isDragging = false): ThemeChange =>
  rewritten((now) => applyEdit(now, edit), edit.field, isDragging);

export const undone: ThemeChange = ({ draft }) => {
  const now = draft?.past.at(-1);
  if (draft === null || now === undefined) return draft;
  return {
    ...draft,
    past: draft.past.slice(0, -1),
    now,
    future: [draft.now, ...draft.future],
    dragged: null,
  };
};

export const redone: ThemeChange = ({ draft }) => {
  const now = draft?.future.at(0);
  if (draft === null || now === undefined) return draft;
  return { ...draft, past: [...draft.past, draft.now], now, future: draft.future.slice(1) };
};

/** A step is taken back, even if other steps have followed: what was changed again since stays. */
export const takenBack =
  (before: ThemeContent, after: ThemeContent): ThemeChange =>
  (state, key) => {
    if (isSameTheme(state.draft && state.draft.now, after)) return undone(state, key);
    const back = rewritten((now) =>
      editsBetween(after, before)
        .filter(({ field }) => readField(now, field).value === readField(after, field).value)
        .reduce<ThemeContent>(applyEdit, now),
    );
    return state.draft && back(state, key);
  };

/** The platform accepted the sent version. What it did not store stays a change, as do later edits. */
export const publishedAs =
  (sent: ThemeContent, stored: ThemeContent): ThemeChange =>
  ({ draft }) => {
    if (draft === null) return null;
    const isDone = isSameTheme(draft.now, sent) && fieldsNotStored(sent, stored).length === 0;
    return isDone ? null : { ...draft, base: stored };
  };

/**
 * The person saw both versions of a conflict and keeps the draft, to be published over the platform's version. The key is
 * new, since a theme that was deleted elsewhere is another one when it is created again.
 */
export const kept: ThemeChange = ({ published, draft }, key) => draft && { ...draft, base: published, key };
