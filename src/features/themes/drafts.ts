/** Drafts as atoms: a copy of what ThemeDrafts holds, and the only way to change it. */
import { type Context, type Effect, Runtime } from "effect";
import { atom, type Getter } from "jotai";
import { atomEffect } from "jotai-effect";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import {
  contentOf,
  nextThemeState,
  startDraft,
  statusOf,
  type ThemeDraft,
  type ThemeEvent,
  type ThemeState,
  themeState,
  type ThemeStatus,
} from "#src/domain/themes/themeDraft.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { runtimeAtom, serviceAtom } from "#src/runtime/runtimeAtom.ts";
import {
  type DraftChange,
  newThemeId,
  ThemeDrafts,
  type ThemeDraftsState,
} from "#src/services/themes/ThemeDrafts.ts";
import { publishedIn, themeIssuesAtom, themesAtom } from "./themes.ts";

const serviceOfDraftsAtom = serviceAtom(ThemeDrafts, ThemeDrafts.layer);

const runSync = <A>(
  get: Getter,
  work: (drafts: Context.Tag.Service<typeof ThemeDrafts>) => Effect.Effect<A>,
): A => Runtime.runSync(get(runtimeAtom))(work(get(serviceOfDraftsAtom)));

const copyAtom = atom<ThemeDraftsState>({ drafts: new Map(), isStored: true });

/** Reads the changes of other tabs. */
export const refreshDraftsAtom = atom(null, (get, set) =>
  set(
    copyAtom,
    runSync(get, ({ state }) => state),
  ),
);

const followAtom = atomEffect((get, set) => {
  const refresh = () => set(refreshDraftsAtom);
  refresh();
  return Runtime.runCallback(get(runtimeAtom))(get(serviceOfDraftsAtom).watch(refresh));
});

const stateAtom = atom((get) => {
  get(followAtom);
  return get(copyAtom);
});

/** All drafts of this browser, whichever tab they were made in. */
export const draftsAtom = atom((get) => get(stateAtom).drafts);

/** Whether the browser has stored every draft. */
export const isStoredAtom = atom((get) => get(stateAtom).isStored);

/** A random idempotency key: the platform makes one theme for it, however often the draft is sent. */
export const newDraftKey = (): string => crypto.randomUUID();

/** Ignores the draft of a theme that could not be read, since it would look as if the theme had been deleted. */
export const stateOf = (get: Getter, id: ThemeId): ThemeState => {
  const isUnread = get(themeIssuesAtom).entryIssues.some((entryIssue) => entryIssue.id === id);
  const draft = isUnread ? undefined : get(draftsAtom).get(id);
  return themeState(publishedIn(get(themesAtom).data ?? [], id), draft ?? null);
};

const changeAtom = atom(null, (get, set, id: ThemeId, change: DraftChange) =>
  set(
    copyAtom,
    runSync(get, (drafts) => drafts.change(id, change)),
  ),
);

/** Writes pending changes to the browser's storage. */
export const writeDraftsAtom = atom(null, (get, set) =>
  set(
    copyAtom,
    runSync(get, ({ write }) => write),
  ),
);

const replaceDraftAtom = atom(null, (_get, set, id: ThemeId, draft: ThemeDraft | null) => {
  set(changeAtom, id, () => draft);
  set(writeDraftsAtom);
});

/** Starts a new theme. There is only one unpublished theme, so it replaces an earlier one. */
export const startThemeAtom = atom(null, (_get, set, content: ThemeContent) =>
  set(replaceDraftAtom, newThemeId, startDraft(newDraftKey(), null, content)),
);

export const removeDraftAtom = atom(null, (_get, set, id: ThemeId) => set(replaceDraftAtom, id, null));

/** Moves the draft of a new theme to the id that the theme was given. */
export const moveDraftAtom = atom(null, (get, set, from: ThemeId, to: ThemeId) => {
  set(replaceDraftAtom, to, get(draftsAtom).get(from) ?? null);
  set(removeDraftAtom, from);
});

/** Events from the keyboard or the colour picker: many a second, written after a pause. */
const isEdit = ({ _tag }: ThemeEvent) => _tag === "Edited" || _tag === "Undone" || _tag === "Redone";

/** Applies an event to a theme, on top of the changes that other tabs have made to its draft. */
export const changeThemeAtom = atom(null, (get, set, id: ThemeId, event: ThemeEvent) => {
  const published = publishedIn(get(themesAtom).data ?? [], id);
  set(changeAtom, id, (draft) => nextThemeState(themeState(published, draft), event).draft);
  if (!isEdit(event)) set(writeDraftsAtom);
});

/* The list of themes: published themes with their drafts, and drafts of themes that are not published. */

export interface ListedTheme {
  readonly id: ThemeId;
  /** Includes unpublished changes. */
  readonly content: ThemeContent;
  readonly status: ThemeStatus;
  readonly published: ThemeContent | null;
}

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Sorted by name; unpublished themes come first. Undefined until the published themes have loaded. */
export const listedThemesAtom = atom((get): ReadonlyArray<ListedTheme> | undefined => {
  const { data } = get(themesAtom);
  const drafts = get(draftsAtom);
  if (data === undefined) return undefined;
  const ids = new Set([...data.map(({ id }) => id), ...drafts.keys()]);
  return [...ids]
    .flatMap((id): ReadonlyArray<ListedTheme> => {
      const state = stateOf(get, id);
      const content = contentOf(state);
      return content === null ? [] : [{ id, content, status: statusOf(state), published: state.published }];
    })
    .toSorted(
      (a, b) =>
        Number(a.published !== null) - Number(b.published !== null) ||
        collator.compare(a.content.name, b.content.name),
    );
});
