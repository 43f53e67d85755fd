/** A theme's draft as a pure state machine: edits, undo, publication, conflicts. Only a confirmed discard loses an edit. */
import { Schema } from "effect";
import {
  applyEdit,
  editsBetween,
  fieldsNotStored,
  isSameTheme,
  readField,
  ThemeContent,
  type ThemeEdit,
} from "./themeFields.ts";

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

/** `key` becomes the key of the draft that begins with the event. */
export type ThemeEvent =
  | { readonly _tag: "Edited"; readonly edit: ThemeEdit; readonly key: string; readonly isDragging?: boolean }
  /** Many fields at once, in one step. */
  | {
      readonly _tag: "Rewritten";
      readonly rewrite: (now: ThemeContent) => ThemeContent;
      readonly key: string;
    }
  /** That step is taken back, even if other steps have followed: what was changed again since stays. */
  | { readonly _tag: "TakenBack"; readonly before: ThemeContent; readonly after: ThemeContent }
  | { readonly _tag: "Undone" }
  | { readonly _tag: "Redone" }
  /** The platform accepted the sent version. */
  | { readonly _tag: "Published"; readonly sent: ThemeContent; readonly published: ThemeContent }
  /** The person saw both versions of a conflict and keeps the draft, to be published over the platform's version. */
  | { readonly _tag: "Kept"; readonly key: string }
  /** The person confirmed that the draft is given up. */
  | { readonly _tag: "Discarded" };

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

const withStep = (past: ThemeDraft["past"], step: ThemeContent) => [...past, step].slice(-undoLimit);

const withStepTo = (draft: ThemeDraft, now: ThemeContent): ThemeDraft => ({
  ...draft,
  past: withStep(draft.past, draft.now),
  now,
  future: [],
  dragged: null,
});

/** The draft that a change applies to: one without changes begins if there is none. */
const startOf = ({ published, draft }: ThemeState, key: string): ThemeDraft | null =>
  draft ?? (published && startDraft(key, published, published));

const rewritten = (
  state: ThemeState,
  { key, rewrite }: Extract<ThemeEvent, { readonly _tag: "Rewritten" }>,
): ThemeDraft | null => {
  const start = startOf(state, key);
  if (start === null) return null;
  const now = rewrite(start.now);
  if (isSameTheme(now, start.now)) return state.draft;
  return withStepTo(start, now);
};

const edited = (
  state: ThemeState,
  { edit, key, isDragging = false }: Extract<ThemeEvent, { readonly _tag: "Edited" }>,
): ThemeDraft | null => {
  const { draft } = state;
  const start = startOf(state, key);
  if (start === null) return null;
  const now = applyEdit(start.now, edit);
  const isSameDrag = start.dragged === edit.field;
  if (isSameTheme(now, start.now)) return isSameDrag && !isDragging ? { ...start, dragged: null } : draft;
  return {
    ...start,
    past: isSameDrag ? start.past : withStep(start.past, start.now),
    now,
    future: [],
    dragged: isDragging ? edit.field : null,
  };
};

const undone = (draft: ThemeDraft): ThemeDraft => {
  const now = draft.past.at(-1);
  if (now === undefined) return draft;
  return {
    ...draft,
    past: draft.past.slice(0, -1),
    now,
    future: [draft.now, ...draft.future],
    dragged: null,
  };
};

const redone = (draft: ThemeDraft): ThemeDraft => {
  const now = draft.future.at(0);
  if (now === undefined) return draft;
  return { ...draft, past: [...draft.past, draft.now], now, future: draft.future.slice(1) };
};

const takenBack = (draft: ThemeDraft, before: ThemeContent, after: ThemeContent): ThemeDraft => {
  if (isSameTheme(draft.now, after)) return undone(draft);
  const now = editsBetween(after, before)
    .filter(({ field }) => readField(draft.now, field).value === readField(after, field).value)
    .reduce<ThemeContent>(applyEdit, draft.now);
  return isSameTheme(now, draft.now) ? draft : withStepTo(draft, now);
};

export const nextThemeState = ({ published, draft }: ThemeState, event: ThemeEvent): ThemeState => {
  switch (event._tag) {
    case "Edited":
      return { published, draft: edited({ published, draft }, event) };
    case "Rewritten":
      return { published, draft: rewritten({ published, draft }, event) };
    case "TakenBack":
      return { published, draft: draft && takenBack(draft, event.before, event.after) };
    case "Undone":
      return { published, draft: draft && undone(draft) };
    case "Redone":
      return { published, draft: draft && redone(draft) };
    case "Published": {
      const isDone =
        draft === null ||
        (isSameTheme(draft.now, event.sent) && fieldsNotStored(event.sent, event.published).length === 0);
      // What the platform did not store stays a change, as do later edits.
      return {
        published: event.published,
        draft: isDone ? null : { ...draft, base: event.published },
      };
    }
    case "Kept":
      // The key is new, since a theme that was deleted elsewhere is another one when it is created again.
      return { published, draft: draft && { ...draft, base: published, key: event.key } };
    case "Discarded":
      return { published, draft: null };
  }
};
