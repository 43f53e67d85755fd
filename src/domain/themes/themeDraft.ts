/** A theme between what is published and what a person is making of it: a pure state machine. No edit is lost but by a confirmed discard. */
import { Schema } from "effect";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { applyEdit, editsBetween, isSameTheme, ThemeContent, type ThemeEdit } from "./themeFields.ts";

/** A new theme as it was sent to the platform; whether it arrived is not known until an answer says so. */
export const SentTheme = Schema.Struct({
  content: ThemeContent,
  /** Themes that held just the same before: none of them is the one that was sent. */
  twins: Schema.Array(ThemeId),
});
export type SentTheme = typeof SentTheme.Type;

export const ThemeDraft = Schema.Struct({
  /** Chosen at random when the draft begins; names it towards the platform. */
  key: Schema.String.pipe(Schema.pattern(/^[\w-]{1,64}$/)),
  /** The published version that it started from; null for a theme that is not published. */
  base: Schema.NullOr(ThemeContent),
  past: Schema.Array(ThemeContent),
  now: ThemeContent,
  future: Schema.Array(ThemeContent),
  /** The field whose value is being dragged: one step of undo, however many values it goes through. */
  dragged: Schema.NullOr(Schema.String),
  /** What was sent under `key` so far, each version once: a lost answer must not make a second theme. */
  sent: Schema.optionalWith(Schema.Array(SentTheme), { default: () => [] }),
});
export type ThemeDraft = typeof ThemeDraft.Type;

export interface ThemeState {
  /** What the platform holds, as far as is known; null when it holds no such theme. */
  readonly published: ThemeContent | null;
  readonly draft: ThemeDraft | null;
}

export type ThemeEvent =
  | { readonly _tag: "Edited"; readonly edit: ThemeEdit; readonly key: string; readonly isDragging?: boolean }
  | { readonly _tag: "Undone" }
  | { readonly _tag: "Redone" }
  /** The platform's version was read. */
  | { readonly _tag: "Heard"; readonly published: ThemeContent | null }
  /** A theme that is not published is about to be sent. */
  | { readonly _tag: "Sending"; readonly sent: SentTheme }
  /** The platform has taken what was sent. */
  | { readonly _tag: "Published"; readonly sent: ThemeContent; readonly published: ThemeContent }
  /** The person saw both versions and keeps the draft: its changes stand on the other version now. */
  | { readonly _tag: "Kept"; readonly key: string }
  /** The person confirmed it. */
  | { readonly _tag: "Discarded" };

/** So many steps can be undone: a draft has to fit into the browser's storage. */
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
  sent: [],
});

const edited = (
  { published, draft }: ThemeState,
  { edit, key, isDragging = false }: Extract<ThemeEvent, { readonly _tag: "Edited" }>,
): ThemeDraft | null => {
  const start = draft ?? (published && startDraft(key, published, published));
  if (start === null) return null;
  const now = applyEdit(start.now, edit);
  const goesOn = start.dragged === edit.field;
  if (isSameTheme(now, start.now)) return goesOn && !isDragging ? { ...start, dragged: null } : draft;
  return {
    ...start,
    past: goesOn ? start.past : [...start.past, start.now].slice(-undoLimit),
    now,
    future: [],
    dragged: isDragging ? edit.field : null,
  };
};

const moved = (
  draft: ThemeDraft,
  [from, to]: readonly ["past", "future"] | readonly ["future", "past"],
): ThemeDraft => {
  const now = from === "past" ? draft.past.at(-1) : draft.future.at(0);
  if (now === undefined) return draft;
  return from === "past"
    ? { ...draft, past: draft.past.slice(0, -1), now, future: [draft.now, ...draft.future], dragged: null }
    : { ...draft, [to]: [...draft.past, draft.now], now, future: draft.future.slice(1), dragged: null };
};

/** The draft's changes on top of another version of the theme. */
export const onTopOf = (draft: ThemeDraft, published: ThemeContent | null): ThemeContent =>
  published === null
    ? draft.now
    : editsBetween(draft.base ?? draft.now, draft.now).reduce(applyEdit, published);

/** A draft that has nothing of its own gives way to another version. */
const heard = (draft: ThemeDraft | null, published: ThemeContent | null): ThemeDraft | null => {
  if (draft === null || isSameTheme(draft.base, published)) return draft;
  return isSameTheme(draft.now, published) || isSameTheme(draft.now, draft.base) ? null : draft;
};

const sending = (draft: ThemeDraft, next: SentTheme): ThemeDraft =>
  draft.sent.some(({ content }) => isSameTheme(content, next.content))
    ? draft
    : { ...draft, sent: [...draft.sent, next] };

export const nextThemeState = (state: ThemeState, event: ThemeEvent): ThemeState => {
  const { published, draft } = state;
  switch (event._tag) {
    case "Edited":
      return { published, draft: edited(state, event) };
    case "Undone":
      return { published, draft: draft && moved(draft, ["past", "future"]) };
    case "Redone":
      return { published, draft: draft && moved(draft, ["future", "past"]) };
    case "Heard":
      return { published: event.published, draft: heard(draft, event.published) };
    case "Sending":
      return { published, draft: draft && sending(draft, event.sent) };
    case "Published":
      return {
        published: event.published,
        draft:
          draft === null || isSameTheme(draft.now, event.sent)
            ? null
            : { ...draft, base: event.published, sent: [] },
      };
    case "Kept":
      return {
        published,
        draft: draft && {
          ...draft,
          // What is published as a new theme now is another intent than whatever was sent before.
          key: event.key,
          sent: [],
          base: published,
          past: [...draft.past, draft.now].slice(-undoLimit),
          now: onTopOf(draft, published),
          future: [],
          dragged: null,
        },
      };
    case "Discarded":
      return { published, draft: null };
  }
};
