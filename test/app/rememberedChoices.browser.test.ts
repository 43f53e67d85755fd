/** What a person chooses outlives the page, in the form in which earlier versions have stored it. */
import type { WritableAtom } from "jotai";
import { expect, it } from "vitest";
import { StatisticsChoice } from "#src/features/metrics/question/address.ts";
import { rememberedChoiceAtom } from "#src/features/metrics/question/choice.ts";
import { trendVisibilityAtom } from "#src/features/metrics/trend/trendQuestion.ts";
import { minimizedAtom, modeAtom, shortcutsAtom } from "#src/features/preferences/preferences.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { changeCsvDialectAtom, csvDialectAtom } from "#src/interaction/csvDialect.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

interface Choice<A> {
  readonly chosenAtom: WritableAtom<A | undefined, [A], void>;
  readonly atFirst: A | undefined;
  readonly chosen: A;
}
const choice = <A>(chosenAtom: Choice<A>["chosenAtom"], atFirst: A | undefined, chosen: A): Choice<unknown> =>
  ({ chosenAtom, atFirst, chosen }) as Choice<unknown>;

const april = StatisticsChoice.make({ app: "app_1" as never, period: "LAST_MONTH", comparison: "year" });

it.each([
  ["colour-mode", "dark", choice(modeAtom, "system", "dark")],
  ["navigation-minimized", "true", choice(minimizedAtom, false, true)],
  ["shortcuts", "false", choice(shortcutsAtom, true, false)],
  ["trend", "hidden", choice(trendVisibilityAtom, undefined, "hidden")],
  ["statistics", JSON.stringify(april), choice(rememberedChoiceAtom, undefined, april)],
])("%s is stored as %s", (key, stored, { chosenAtom, atFirst, chosen }) => {
  const { store } = consoleStore();
  localStorage.setItem(key, "none of these");
  expect(store.get(chosenAtom)).toEqual(atFirst);
  store.set(chosenAtom, chosen);
  expect(store.get(chosenAtom)).toEqual(chosen);
  expect(localStorage.getItem(key)).toBe(stored);
  expect(consoleStore().store.get(chosenAtom)).toEqual(chosen);
});

it("CSV files are those of the language until the other dialect is chosen, which is remembered", async () => {
  const page = async (language: "en" | "de") => {
    const { store } = consoleStore();
    store.set(i18nAtom, await i18nIn(language));
    return store;
  };
  const english = await page("en");
  expect(english.get(csvDialectAtom)).toBe("commas");
  expect((await page("de")).get(csvDialectAtom)).toBe("semicolons");
  english.set(changeCsvDialectAtom);
  expect(english.get(csvDialectAtom)).toBe("semicolons");
  expect((await page("en")).get(csvDialectAtom)).toBe("semicolons");
});
