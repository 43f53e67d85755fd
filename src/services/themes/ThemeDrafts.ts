/** Drafts of themes, kept in this browser by the id of their theme: they outlive reloads, tabs and sign-ins. */
import { Context, Effect, Layer, Option, Schema } from "effect";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { ThemeDraft } from "#src/domain/themes/themeDraft.ts";
import { storageKeys } from "#src/services/storageKeys.ts";

/** The id of a theme that has not been published yet. */
export const newThemeId = ThemeId.make("new");

export type ThemeDraftsById = ReadonlyMap<ThemeId, ThemeDraft>;

const prefix = `${storageKeys.themeDraft}/`;
const Kept = Schema.parseJson(ThemeDraft);
const decode = Schema.decodeUnknownOption(Kept);
const encode = Schema.encodeSync(Kept);
const decodeId = Schema.decodeUnknownOption(ThemeId);

const orNone = <A>(look: () => A): A | undefined => {
  try {
    return look();
  } catch {
    return undefined;
  }
};

export class ThemeDrafts extends Context.Tag("src/services/ThemeDrafts")<
  ThemeDrafts,
  {
    /** As all tabs of this browser have left them; what does not fit the schema is no draft. */
    readonly all: Effect.Effect<ThemeDraftsById>;
    /** Keeps the draft, or removes it; false when the browser keeps nothing and it lasts as long as this page. */
    readonly save: (id: ThemeId, draft: ThemeDraft | null) => Effect.Effect<boolean>;
    /** Calls `hear` whenever another tab has changed them, until it is interrupted. */
    readonly watch: (hear: () => void) => Effect.Effect<never>;
  }
>() {
  static readonly layer = Layer.sync(ThemeDrafts, () => {
    const storage = orNone(() => window.localStorage);
    const unkept = new Map<ThemeId, ThemeDraft>();

    const kept = (): ReadonlyArray<readonly [ThemeId, ThemeDraft]> =>
      Object.keys(storage ?? {})
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) =>
          Option.all([decodeId(key.slice(prefix.length)), decode(storage?.getItem(key))] as const).pipe(
            Option.toArray,
          ),
        );

    const write = (id: ThemeId, draft: ThemeDraft | null): boolean => {
      if (storage === undefined) return false;
      if (draft === null) storage.removeItem(prefix + id);
      else storage.setItem(prefix + id, encode(draft));
      return true;
    };

    return {
      all: Effect.sync(() => new Map([...(orNone(kept) ?? []), ...unkept])),
      save: (id, draft) =>
        Effect.sync(() => {
          const isKept = orNone(() => write(id, draft)) ?? false;
          if (isKept || draft === null) unkept.delete(id);
          else unkept.set(id, draft);
          return isKept;
        }),
      watch: (hear) =>
        Effect.async<never>(() => {
          // No key: the storage was cleared.
          const listen = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && hear();
          window.addEventListener("storage", listen);
          return Effect.sync(() => window.removeEventListener("storage", listen));
        }),
    };
  });
}
