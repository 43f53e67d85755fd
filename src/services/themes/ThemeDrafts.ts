/**
 * A person's drafts of themes, by the id of their theme, stored in this browser for reloads, other tabs and later sign-ins
 * of the same person. Every change is made to the stored draft and stored at once, so that tabs follow each other.
 */
import { Context, Effect, Layer, Option, Schema } from "effect";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { ThemeDraft } from "#src/domain/themes/themeDraft.ts";
import { addListeners } from "#src/services/browser/listeners.ts";
import { storageOwner } from "#src/services/storage/personalStorage.ts";
import { draftPrefix } from "#src/services/storage/storageKeys.ts";

/** The id of a theme that has not been published yet. */
export const newThemeId = ThemeId.make("new");

export type ThemeDraftsById = ReadonlyMap<ThemeId, ThemeDraft>;

export interface ThemeDraftsState {
  readonly drafts: ThemeDraftsById;
  /** False while the browser refuses to store a draft: that draft lasts as long as this page. */
  readonly isStored: boolean;
}

/** Null means no draft. */
export type DraftChange = (draft: ThemeDraft | null) => ThemeDraft | null;

interface Entry {
  /** The content of the storage when this page last read or wrote it. */
  readonly storedText: string | null;
  readonly draft: ThemeDraft | null;
  /** Whether `storedText` is `draft`. */
  readonly isStored: boolean;
}

const absent: Entry = { storedText: null, draft: null, isStored: true };

const Stored = Schema.parseJson(ThemeDraft);
const decode = (value: unknown) => Schema.decodeUnknownOption(Stored)(value);
/** Not by the schema, which would take ten times as long at every key stroke, and changes nothing. */
const encode = (draft: typeof ThemeDraft.Encoded) => JSON.stringify(draft);
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
    /** The drafts as whichever tab has changed them last. Stored text outside the schema counts as none. */
    readonly state: Effect.Effect<ThemeDraftsState>;
    /** Changes what is stored, and stores it. The returned state is that of the other drafts when they were last read. */
    readonly change: (id: ThemeId, change: DraftChange) => Effect.Effect<ThemeDraftsState>;
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

      const notify = () => {
        for (const listener of listeners) listener();
      };

      const put = (id: ThemeId, entry: Entry): Entry => {
        entries.set(id, entry);
        const drafts = new Map(state.drafts);
        if (entry.draft === null) drafts.delete(id);
        else drafts.set(id, entry.draft);
        state = { drafts, isStored: [...entries.values()].every(({ isStored }) => isStored) };
        return entry;
      };

      /** The entry as whichever tab has stored it last. */
      const read = (id: ThemeId): Entry => {
        const entry = entries.get(id) ?? absent;
        const storedText = attempt(() => storage?.getItem(prefix + id));
        if (storedText === undefined || storedText === entry.storedText) return entry;
        return put(id, { storedText, draft: Option.getOrNull(decode(storedText)), isStored: true });
      };

      const store = (key: string, text: string | null): boolean => {
        if (text === null) storage?.removeItem(key);
        else storage?.setItem(key, text);
        return storage !== undefined;
      };

      const change = (id: ThemeId, apply: DraftChange) => {
        const { storedText, draft } = read(id);
        const next = apply(draft);
        if (next === draft) return;
        const text = next && encode(next);
        const isStored = attempt(() => store(prefix + id, text)) ?? false;
        put(id, { storedText: isStored ? text : storedText, draft: next, isStored });
      };

      const storedIds = () =>
        Object.keys(storage ?? {})
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => Option.toArray(decodeId(key.slice(prefix.length))));

      if (storage !== undefined) {
        yield* addListeners((signal) => {
          // A key of null: the storage was cleared.
          const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && notify();
          window.addEventListener("storage", onStorage, { signal });
          // A page in the back/forward cache gets no storage events, nor does a frozen one.
          window.addEventListener("pageshow", ({ persisted }) => persisted && notify(), { signal });
          document.addEventListener("visibilitychange", notify, { signal });
        });
      }

      return {
        state: Effect.sync(() => {
          for (const id of new Set([...entries.keys(), ...(attempt(storedIds) ?? [])])) read(id);
          return state;
        }),
        change: (id, apply) =>
          Effect.sync(() => {
            change(id, apply);
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
