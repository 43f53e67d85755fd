/** `?lang` over what was chosen before over the person's own language over English; the winner is remembered. */
import { Effect, Option } from "effect";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Language } from "#schemas/admins/CurrentUser.ts";
import { LanguageStore } from "#src/services/LanguageStore.ts";

const run = <A>(effect: Effect.Effect<A, never, LanguageStore>) =>
  Effect.runPromise(Effect.provide(effect, LanguageStore.layer));
const initial = (query: string | null) => run(Effect.flatMap(LanguageStore, (store) => store.initial(query)));
const adopt = (own?: Language) => run(Effect.flatMap(LanguageStore, (store) => store.adopt(own)));
const choose = (language: Language) => run(Effect.flatMap(LanguageStore, (store) => store.choose(language)));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the language at the start", () => {
  it.each<[query: string | null, stored: Language | null, Language]>([
    [null, null, "en"],
    [null, "en", "en"],
    [null, "de", "de"],
    ["de", null, "de"],
    ["de", "en", "de"],
    ["en", "de", "en"],
    ["fr", "de", "en"],
    ["DE", "de", "en"],
    ["", "de", "en"],
    ["__proto__", "de", "en"],
  ])("with ?lang=%s and %s chosen before is %s", async (query, stored, language) => {
    if (stored !== null) await choose(stored);
    expect(await initial(query)).toBe(language);
    // And from then on, without ?lang.
    expect(await initial(null)).toBe(language);
  });

  it("is English where something else is stored", async () => {
    await choose("de");
    const [[key] = []] = Object.entries(localStorage) as Array<[string, string]>;
    localStorage.setItem(key ?? "", "fr");
    expect(await initial(null)).toBe("en");
  });
});

describe("the person's own language", () => {
  it("is taken where nothing was chosen before, and remembered", async () => {
    expect(await adopt("de")).toEqual(Option.some("de"));
    expect(await initial(null)).toBe("de");
  });

  it.each<Language>(["en", "de"])("changes nothing where %s was chosen before", async (chosen) => {
    await choose(chosen);
    expect(await adopt(chosen === "en" ? "de" : "en")).toEqual(Option.none());
    expect(await initial(null)).toBe(chosen);
  });

  it("changes nothing where ?lang has decided", async () => {
    await initial("en");
    expect(await adopt("de")).toEqual(Option.none());
  });

  it("changes nothing where the person has none", async () => {
    expect(await adopt()).toEqual(Option.none());
    expect(await adopt("de")).toEqual(Option.some("de"));
  });
});

describe("the page", () => {
  it("says its language", async () => {
    for (const language of ["de", "en"] as const) {
      await run(Effect.flatMap(LanguageStore, ({ show }) => show(language)));
      expect(document.documentElement.lang).toBe(language);
    }
  });
});

describe("a browser that gives no storage", () => {
  const denied = () => {
    throw new DOMException("Access is denied", "SecurityError");
  };

  it.each<[how: string, forbid: () => void]>([
    ["forbids to look at it", () => vi.spyOn(window, "localStorage", "get").mockImplementation(denied)],
    ["forbids to read it", () => vi.spyOn(Storage.prototype, "getItem").mockImplementation(denied)],
    ["has no room", () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(denied)],
  ])("and %s shows what ?lang says, else English", async (_how, forbid) => {
    forbid();
    expect(await initial(null)).toBe("en");
    expect(await initial("de")).toBe("de");
    await choose("de");
  });
});
