/** Drafts on the screen: the mirror of what the browser keeps, and the one way to change it. */
import { Effect, Runtime } from "effect";
import { atom, type Getter } from "jotai";
import { atomEffect } from "jotai-effect";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import {
  nextThemeState,
  type ThemeDraft,
  type ThemeEvent,
  type ThemeState,
} from "#src/domain/themes/themeDraft.ts";
import { runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { ThemeDrafts, type ThemeDraftsById } from "#src/services/themes/ThemeDrafts.ts";
import { publishedIn, type Themes, themesAtom } from "./themes.ts";

const mirrorAtom = atom<ThemeDraftsById>(new Map());

const readDrafts = (get: Getter): ThemeDraftsById =>
  Runtime.runSync(get(runtimeAtom))(Effect.flatMap(ThemeDrafts, ({ all }) => all));

const followAtom = atomEffect((get, set) => {
  const read = () => set(mirrorAtom, readDrafts(get.peek));
  read();
  return Runtime.runCallback(get(runtimeAtom))(Effect.flatMap(ThemeDrafts, ({ watch }) => watch(read)));
});

/** All drafts of this browser, whichever tab they were made in. */
export const draftsAtom = atom((get) => {
  get(followAtom);
  return get(mirrorAtom);
});

/** False once the browser has refused to keep a draft. */
export const isKeptAtom = atom(true);

/** A theme as it stands: what is published, and the draft. */
export const stateOf = (themes: Themes, drafts: ThemeDraftsById, id: ThemeId): ThemeState => {
  const published = publishedIn(themes, id);
  return nextThemeState({ published, draft: drafts.get(id) ?? null }, { _tag: "Heard", published });
};

const saveAtom = atom(null, (get, set, id: ThemeId, draft: ThemeDraft | null) => {
  const runSync = Runtime.runSync(get(runtimeAtom));
  const isKept = runSync(Effect.flatMap(ThemeDrafts, ({ save }) => save(id, draft)));
  if (!isKept) set(isKeptAtom, false);
  set(mirrorAtom, readDrafts(get));
});

export const startDraftAtom = atom(null, (_get, set, id: ThemeId, draft: ThemeDraft) =>
  set(saveAtom, id, draft),
);

export const removeDraftAtom = atom(null, (_get, set, id: ThemeId) => set(saveAtom, id, null));

/** A theme that is published gets an id, and its draft with it. */
export const moveDraftAtom = atom(null, (get, set, from: ThemeId, to: ThemeId) => {
  set(saveAtom, to, readDrafts(get).get(from) ?? null);
  set(saveAtom, from, null);
});

/** Applies an event to the draft as all tabs have left it. */
export const changeThemeAtom = atom(null, (get, set, id: ThemeId, event: ThemeEvent) => {
  const drafts = readDrafts(get);
  const { draft } = nextThemeState(stateOf(get(themesAtom).data ?? [], drafts, id), event);
  if (draft !== (drafts.get(id) ?? null)) set(saveAtom, id, draft);
});
