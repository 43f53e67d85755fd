/** Changes of the interface's language. At first it is that of `?lang`, else the stored one (start/documentLook.ts). */
import { KeyValueStore } from "@effect/platform";
import { Context, Effect, Layer, Option } from "effect";
import { type Language, languages } from "#schemas/languages.ts";
import { localStorageLayer } from "./storage/localStorage.ts";
import { storageKeys } from "./storage/storageKeys.ts";

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

const removeLangParameter = () => {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
};

export class LanguageStore extends Context.Tag("src/services/LanguageStore")<
  LanguageStore,
  {
    /** Stores the person's own language unless one is stored; returns it if it was adopted. */
    readonly adopt: (own: Language | undefined) => Effect.Effect<Option.Option<Language>>;
    /** Stores the person's choice and removes `?lang`, which would win at the next reload. */
    readonly choose: (language: Language) => Effect.Effect<void>;
    /** Sets `<html lang>`. */
    readonly show: (language: Language) => Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.effect(
    LanguageStore,
    Effect.map(KeyValueStore.KeyValueStore, (storage) => {
      const store = (language: Language) => Effect.ignore(storage.set(storageKeys.language, language));
      const stored = storage.get(storageKeys.language).pipe(
        Effect.orElse(() => Effect.succeed(Option.none<string>())),
        Effect.map((value) => Option.filter(value, isLanguage)),
      );
      return {
        choose: (language) => Effect.zipRight(store(language), Effect.sync(removeLangParameter)),
        show: (language) =>
          Effect.sync(() => {
            document.documentElement.lang = language;
          }),
        adopt: (own) =>
          Effect.flatMap(stored, (chosen) =>
            Option.isSome(chosen) || own === undefined
              ? Effect.succeedNone
              : Effect.as(store(own), Option.some(own)),
          ),
      };
    }),
  ).pipe(Layer.provide(localStorageLayer));
}
