/**
 * A person's drafts of themes, by the id of their theme: in memory, and stored in this browser for reloads, other tabs and
 * later sign-ins of the same person.
 */
import { Context, Effect, Layer, Option, Schema } from "effect";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { ThemeDraft } from "#src/domain/themes/themeDraft.ts";
import { addListeners } from "#src/services/browser/listeners.ts";
import { storageOwner } from "#src/services/storage/localStorage.ts";
import { draftPrefix } from "#src/services/storage/storageKeys.ts";

/** The id of a theme that has not been published yet. */
export const newThemeId = ThemeId.make("new");

export type ThemeDraftsById = ReadonlyMap<ThemeId, ThemeDraft>;

export interface ThemeDraftsState {
  readonly drafts: ThemeDraftsById;
  /** False when the browser refused to store a draft: that draft lasts as long as this page. */
  readonly isStored: boolean;
}

/** Null means no draft. A pure function: it may be called again with what another tab has stored. */
export type DraftChange = (draft: ThemeDraft | null) => ThemeDraft | null;

interface Entry {
  /** The content of the storage when this page last read or wrote it. */
  readonly storedText: string | null;
  readonly draft: ThemeDraft | null;
  /** The changes that turn `storedText` into `draft`. */
  readonly pending: ReadonlyArray<DraftChange>;
}

/** Debounce in milliseconds: an encoded draft may be 24 kB, too much for every key stroke. */
const writeDelay = 400;

const Stored = Schema.parseJson(ThemeDraft);
const decode = (value: unknown) => Schema.decodeUnknownOption(Stored)(value);
const encode = (draft: typeof Stored.Type) => Schema.encodeSync(Stored)(draft);
const decodeId = (value: unknown) => Schema.decodeUnknownOption(ThemeId)(value);

/** Browsers throw if storage is forbidden or full. */
const attempt = <A>(work: () => A): A | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export class ThemeDrafts extends Context.Tag("src/services/ThemeDrafts")<
  ThemeDrafts,
  {
    /** The drafts of all tabs, with this page's pending changes. Stored text outside the schema counts as none. */
    readonly state: Effect.Effect<ThemeDraftsState>;
    /**
     * Takes effect at once. It is written after a pause without changes, or when the page is hidden or left. The returned
     * state has the changes that other tabs have made to this draft, of the others as far as this page has read them.
     */
    readonly change: (id: ThemeId, change: DraftChange) => Effect.Effect<ThemeDraftsState>;
    /** Writes pending changes now. */
    readonly write: Effect.Effect<ThemeDraftsState>;
    /** Calls `listener` when something other than this page's `change` may have changed `state`, until interrupted. */
    readonly watch: (listener: () => void) => Effect.Effect<never>;
  }
>() {
  static readonly layer = Layer.scoped(
    ThemeDrafts,
    Effect.gen(function* () {
      const storage = attempt(() => window.localStorage);
      const prefix = draftPrefix(storageOwner());
      const entries = new Map<ThemeId, Entry>();
      const listeners = new Set<() => void>();
      let state: ThemeDraftsState = { drafts: new Map(), isStored: true };
      let timer: ReturnType<typeof setTimeout> | undefined;

      const notify = () => {
        for (const listener of listeners) listener();
      };

      const put = (id: ThemeId, entry: Entry): Entry => {
        entries.set(id, entry);
        const { draft } = entry;
        if (draft === (state.drafts.get(id) ?? null)) return entry;
        const drafts = new Map(state.drafts);
        if (draft === null) drafts.delete(id);
        else drafts.set(id, draft);
        state = { ...state, drafts };
        return entry;
      };

      /** The entry with the changes of all tabs: pending changes are applied to what another tab has written. */
      const refresh = (id: ThemeId): Entry => {
        const entry = entries.get(id) ?? { storedText: null, draft: null, pending: [] };
        const storedText = attempt(() => storage?.getItem(prefix + id));
        if (storedText === undefined || storedText === entry.storedText) return entry;
        const stored = Option.getOrNull(decode(storedText));
        const draft = entry.pending.reduce((before, change) => change(before), stored);
        return put(id, { ...entry, storedText, draft });
      };

      const store = (key: string, text: string | null): boolean => {
        if (text === null) storage?.removeItem(key);
        else storage?.setItem(key, text);
        return storage !== undefined;
      };

      const writeEntry = (id: ThemeId): boolean => {
        const entry = refresh(id);
        const { draft } = entry;
        const storedText = draft && encode(draft);
        const isStored = attempt(() => store(prefix + id, storedText)) ?? false;
        // A draft that was refused stays pending as a whole.
        put(id, isStored ? { storedText, draft, pending: [] } : { ...entry, pending: [() => draft] });
        return isStored;
      };

      const write = () => {
        clearTimeout(timer);
        const pending = [...entries].filter(([, entry]) => entry.pending.length > 0);
        if (pending.length === 0) return;
        const isStored = pending.map(([id]) => writeEntry(id)).every(Boolean);
        if (isStored !== state.isStored) state = { ...state, isStored };
      };

      const storedIds = () =>
        Object.keys(storage ?? {})
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => Option.toArray(decodeId(key.slice(prefix.length))));

      const change = (id: ThemeId, apply: DraftChange) => {
        const entry = refresh(id);
        const draft = apply(entry.draft);
        if (draft === entry.draft) return;
        put(id, { ...entry, draft, pending: [...entry.pending, apply] });
        clearTimeout(timer);
        timer = setTimeout(() => {
          write();
          notify();
        }, writeDelay);
      };

      if (storage !== undefined) {
        yield* addListeners((signal) => {
          // A key of null: the storage was cleared.
          const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && notify();
          window.addEventListener("storage", onStorage, { signal });
          window.addEventListener("pagehide", write, { signal });
          // A page in the back/forward cache gets no storage events, nor does a frozen one; a hidden page may be closed
          // without another event.
          window.addEventListener("pageshow", ({ persisted }) => persisted && notify(), { signal });
          const onVisibility = () => (document.visibilityState === "hidden" ? write() : notify());
          document.addEventListener("visibilitychange", onVisibility, { signal });
        });
      }
      yield* Effect.addFinalizer(() => Effect.sync(write));

      return {
        state: Effect.sync(() => {
          for (const id of new Set([...entries.keys(), ...(attempt(storedIds) ?? [])])) refresh(id);
          return state;
        }),
        change: (id, apply) =>
          Effect.sync(() => {
            change(id, apply);
            return state;
          }),
        write: Effect.sync(() => {
          write();
          return state;
        }),
        watch: (listener) =>
          Effect.async<never>(() => {
            listeners.add(listener);
            return Effect.sync(() => listeners.delete(listener));
          }),
      };
    }),
  );
}
