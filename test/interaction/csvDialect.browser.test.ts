/** The choice of a dialect for CSV files outlives the page. */
import type { KeyValueStore } from "@effect/platform";
import { Effect } from "effect";
import { expect, it } from "vitest";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { changeCsvDialectAtom, csvDialectAtom } from "#src/interaction/csvDialect.ts";
import type { AppRuntime } from "#src/runtime/runtimeAtom.ts";
import { localStorageLayer } from "#src/services/storage/localStorage.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const page = async (language: "en" | "de") => {
  const runtime = Effect.runSync(
    Effect.provide(Effect.runtime<KeyValueStore.KeyValueStore>(), localStorageLayer),
  ) as AppRuntime;
  const { store } = consoleStore(runtime);
  store.set(i18nAtom, await i18nIn(language));
  return store;
};

it("CSV files are those of the language until the other dialect is chosen, which is remembered", async () => {
  const english = await page("en");
  expect(english.get(csvDialectAtom)).toBe("commas");
  expect((await page("de")).get(csvDialectAtom)).toBe("semicolons");
  english.set(changeCsvDialectAtom);
  expect(english.get(csvDialectAtom)).toBe("semicolons");
  expect((await page("en")).get(csvDialectAtom)).toBe("semicolons");
});
