/** Drafts as atoms: a copy of what ThemeDrafts holds, and the only way to change it. */
import { type Context, type Effect, Runtime } from "effect";
import { atom, type Getter } from "jotai";
import { atomEffect } from "jotai-effect";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import {
  contentOf,
  startDraft,
  statusOf,
  type ThemeChange,
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
import { publishedIn, issuesOfThemeAtom, themesAtom } from "./themes.ts";

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

/** A random name of a draft, from which its idempotency keys are made. */
const newDraftKey = (): string => crypto.randomUUID();

/** A theme as it is shown: published, or a draft, or both. */
export interface ShownTheme extends ThemeState {
  readonly id: ThemeId;
  /** Includes unpublished changes. */
  readonly content: ThemeContent;
  readonly status: ThemeStatus;
}

/** Ignores the draft of a theme that could not be read, since it would look as if the theme had been deleted. */
export const shownTheme = (get: Getter, id: ThemeId): ShownTheme | undefined => {
  const isUnread = get(issuesOfThemeAtom)(id).length > 0;
  const draft = isUnread ? undefined : get(draftsAtom).get(id);
  const state = themeState(publishedIn(get(themesAtom).data ?? [], id), draft ?? null);
  const content = contentOf(state);
  return content === null ? undefined : { id, ...state, content, status: statusOf(state) };
};

const changeAtom = atom(null, (get, set, id: ThemeId, change: DraftChange) =>
  set(
    copyAtom,
    runSync(get, (drafts) => drafts.change(id, change)),
  ),
);

/** Starts a new theme. There is only one unpublished theme, so it replaces an earlier one. */
export const startThemeAtom = atom(null, (_get, set, content: ThemeContent) =>
  set(changeAtom, newThemeId, () => startDraft(newDraftKey(), null, content)),
);

export const removeDraftAtom = atom(null, (_get, set, id: ThemeId) => set(changeAtom, id, () => null));

/** Moves the draft of a new theme to the id that the theme was given. */
export const moveDraftAtom = atom(null, (get, set, from: ThemeId, to: ThemeId) => {
  const draft = get(draftsAtom).get(from) ?? null;
  set(changeAtom, to, () => draft);
  set(removeDraftAtom, from);
});

/** Changes a theme's draft, on top of the changes that other tabs have made to it. */
export const changeThemeAtom = atom(null, (get, set, id: ThemeId, change: ThemeChange) => {
  const published = publishedIn(get(themesAtom).data ?? [], id);
  set(changeAtom, id, (draft) => change(themeState(published, draft), newDraftKey()));
});
