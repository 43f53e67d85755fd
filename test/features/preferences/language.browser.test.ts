/** The language: `?lang`, else the stored choice, else the person's own language, else English. */
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Language } from "#schemas/languages.ts";
import { adoptLanguageAtom, languageAtom } from "#src/features/preferences/preferences.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { deny } from "#test/support/tab.ts";

const { href } = location;
let documents = 0;
/** The language that a document shows at first; each import evaluates the module again. */
const initial = async (query: string | null) => {
  history.replaceState(null, "", query === null ? href : `?lang=${query}`);
  documents += 1;
  const look = (await import(/* @vite-ignore */ `/src/start/documentLook.ts?document=${documents}`)) as {
    readonly language: Language;
  };
  history.replaceState(null, "", href);
  expect(document.documentElement.lang).toBe(look.language);
  return look.language;
};
/** On a new page, which is in English. */
const adopt = async (own?: Language) => {
  const { store } = consoleStore();
  await store.set(adoptLanguageAtom, own);
  return store.get(languageAtom);
};
const choose = async (language: Language) => {
  const { store } = consoleStore();
  await store.set(languageAtom, language);
  expect(document.documentElement.lang).toBe(language);
};

afterEach(() => history.replaceState(null, "", href));

describe("the initial language", () => {
  it.each<[query: string | null, stored: Language | null, Language]>([
    [null, null, "en"],
    [null, "de", "de"],
    ["de", null, "de"],
    ["de", "en", "de"],
    ["en", "de", "en"],
    ["xx", "de", "en"],
    ["__proto__", "de", "en"],
  ])("for ?lang=%s and stored %s is %s", async (query, stored, language) => {
    if (stored !== null) await choose(stored);
    expect(await initial(query)).toBe(language);
    const changed = vi.fn<() => void>();
    const observer = new MutationObserver(changed);
    observer.observe(document.documentElement, { attributeFilter: ["lang"] });
    // `?lang` is stored, and the same language is not set again.
    expect(await initial(null)).toBe(language);
    expect(changed).not.toHaveBeenCalled();
    observer.disconnect();
  });

  it("is English for an unknown stored value", async () => {
    await choose("de");
    const [[key] = []] = Object.entries(localStorage) as Array<[string, string]>;
    localStorage.setItem(key ?? "", "xx");
    expect(await initial(null)).toBe("en");
  });
});

describe("the person's own language", () => {
  it("is adopted and stored if none was chosen before; it may be unknown", async () => {
    expect(await adopt()).toBe("en");
    expect(await adopt("de")).toBe("de");
    expect(await initial(null)).toBe("de");
  });

  it.each<Language>(["en", "de"])("is ignored if %s was chosen before", async (chosen) => {
    await choose(chosen);
    expect(await adopt(chosen === "en" ? "de" : "en")).toBe("en");
    expect(await initial(null)).toBe(chosen);
  });

  it("is ignored after ?lang", async () => {
    await initial("en");
    expect(await adopt("de")).toBe("en");
  });
});

it("a choice removes ?lang from the address, and nothing else", async () => {
  history.replaceState({ key: "entry" }, "", "/administer/users?lang=de&app=one#chart");
  await choose("en");
  expect(location.pathname + location.search + location.hash).toBe("/administer/users?app=one#chart");
  expect(history.state).toEqual({ key: "entry" });
  expect(await initial(null)).toBe("en");
});

it.each<[how: string, forbid: () => void]>([
  ["denies access", () => vi.spyOn(window, "localStorage", "get").mockImplementation(deny)],
  ["denies reading", () => vi.spyOn(Storage.prototype, "getItem").mockImplementation(deny)],
  ["has no room", () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(deny)],
])("a browser that denies storage and %s uses ?lang, else English", async (_how, forbid) => {
  forbid();
  expect(await initial(null)).toBe("en");
  expect(await initial("de")).toBe("de");
  await choose("de");
});
