/**
 * A person's drafts of themes, by the id of their theme, stored in this browser for reloads, other tabs and later sign-ins
 * of the same person. Every change is made to the stored draft and stored at once, so that tabs follow each other.
 */
import { Option, Schema } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { ThemeDraft } from "#src/domain/themes/themeDraft.ts";
import { storageOwner } from "#src/services/storage/personalStorage.ts";
import { draftPrefix } from "#src/services/storage/storageKeys.ts";
import { followShared, sharedStorage } from "#src/services/storage/webStorage.ts";

interface Entry {
  /** The content of the storage when this page last read or wrote it. */
  readonly storedText: string | null;
  readonly draft: ThemeDraft | null;
  /** Whether `storedText` is `draft`. Else the browser refuses to store it, and it lasts as long as this page. */
  readonly isStored: boolean;
}

const absent: Entry = { storedText: null, draft: null, isStored: true };

const decode = (text: unknown) => Schema.decodeUnknownOption(Schema.parseJson(ThemeDraft))(text);
const decodeId = (text: unknown) => Schema.decodeUnknownOption(ThemeId)(text);

/** Of the person whose page this is, even after another one has signed in. */
const prefixAtom = atom(() => draftPrefix(storageOwner()));

const entriesAtom = atom<ReadonlyMap<ThemeId, Entry>>(new Map<ThemeId, Entry>());

const putAtom = atom(null, (_get, set, id: ThemeId, entry: Entry) => {
  set(entriesAtom, (entries) => new Map([...entries, [id, entry]]));
  return entry;
});

/** The entry as whichever tab has stored it last. Stored text outside the schema counts as none. */
const readAtom = atom(null, (get, set, id: ThemeId): Entry => {
  const entry = get(entriesAtom).get(id) ?? absent;
  const storedText = Option.getOrElse(sharedStorage.textOf(get(prefixAtom) + id), () => entry.storedText);
  if (storedText === entry.storedText) return entry;
  return set(putAtom, id, { storedText, draft: Option.getOrNull(decode(storedText)), isStored: true });
});

/** Reads the changes of other tabs. */
export const refreshDraftsAtom = atom(null, (get, set) => {
  const prefix = get(prefixAtom);
  const keys = sharedStorage.keys().filter((key) => key.startsWith(prefix));
  const stored = keys.flatMap((key) => Option.toArray(decodeId(key.slice(prefix.length))));
  for (const id of new Set([...get(entriesAtom).keys(), ...stored])) set(readAtom, id);
});

const followAtom = atomEffect((get, set) => {
  const refresh = () => set(refreshDraftsAtom);
  refresh();
  return followShared(get(prefixAtom), refresh);
});

/** All drafts of this browser, whichever tab they were made in. */
export const draftsAtom = atom((get): ReadonlyMap<ThemeId, ThemeDraft> => {
  get(followAtom);
  return new Map([...get(entriesAtom)].flatMap(([id, { draft }]) => (draft ? [[id, draft]] : [])));
});

/** Whether the browser has stored every draft. */
export const isStoredAtom = atom((get) => {
  get(followAtom);
  return [...get(entriesAtom).values()].every(({ isStored }) => isStored);
});

/** Null means no draft. */
export type DraftChange = (draft: ThemeDraft | null) => ThemeDraft | null;

/** Changes what is stored, and stores it. */
export const changeDraftAtom = atom(null, (get, set, id: ThemeId, change: DraftChange) => {
  const key = get(prefixAtom) + id;
  const { storedText, draft } = set(readAtom, id);
  const next = change(draft);
  if (next === draft) return;
  // Not by the schema, which would take ten times as long at every key stroke, and changes nothing.
  const text = next && JSON.stringify(next satisfies typeof ThemeDraft.Encoded);
  const isStored = text === null ? sharedStorage.remove(key) : sharedStorage.set(key, Schema.String, text);
  set(putAtom, id, { storedText: isStored ? text : storedText, draft: next, isStored });
});
