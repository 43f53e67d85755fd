/** Every message exists in both languages, takes the same values in both, and is used. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isStructurallySame } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import type { Language } from "#schemas/languages.ts";
import { messageId, readMessages } from "#scripts/vite/messages.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { messageUses, sources } from "./messageUses.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const files = sources(root);
const cataloguesOf = (language: Language) =>
  Promise.all(
    files.flatMap(([path]) =>
      path.endsWith(`/messages.${language}.ts`)
        ? [readMessages(join(root, path)).then((messages) => ({ path, messages }))]
        : [],
    ),
  );
const english = await cataloguesOf("en");
const german = new Map(
  (await cataloguesOf("de")).map(({ path, messages }) => [path.replace(".de.", ".en."), messages] as const),
);

/** Parses messages as the build does, so that a syntax error fails here. */
const parsed = async (language: Language) =>
  new Map(
    Object.entries(await loadCatalogue(language)).map(([id, text]) => [
      id,
      typeof text === "string" ? [] : text,
    ]),
  );
const asts = { en: await parsed("en"), de: await parsed("de") };

const all = english.flatMap(({ path, messages }) =>
  Object.entries(messages).map(([key, text]) => ({
    id: messageId(join(root, path), key),
    path,
    key,
    english: text,
    german: german.get(path)?.[key] ?? "",
  })),
);
const everywhere = files.map(([path, text]) => messageUses(path, text));

describe("every message", () => {
  it("is not empty in either language", () => {
    expect(all.filter(({ english, german }) => !/\S/.test(english) || !/\S/.test(german))).toEqual([]);
  });

  it("is translated, unless it is a single word", () => {
    const words = (text: string) => text.replaceAll(/\{\w+\}/g, "").match(/\p{L}{2,}/gu) ?? [];
    const untranslated = all.filter(({ english, german }) => words(english).length > 1 && german === english);
    expect(untranslated.map(({ id }) => id)).toEqual([]);
  });

  it("takes the same values in both languages", () => {
    for (const { id } of all) {
      const same = isStructurallySame(asts.en.get(id) ?? [], asts.de.get(id) ?? []);
      expect({ id, ...same }).toEqual({ id, success: true });
    }
  });

  it("has a form for one, unless its words are the same for many", () => {
    const withoutOne = all.flatMap(({ english, german }) =>
      [english, german].filter((text) => text.includes(", plural,") && !text.includes("one {")),
    );
    const rest = withoutOne.filter((text) => !/# (?:doppelt|mit Handlungsbedarf)\}/.test(text));
    expect(rest).toEqual([]);
  });

  it("is used", () => {
    const used = new Set(everywhere.flatMap((file) => file.used));
    const strings = new Set(everywhere.flatMap((file) => file.strings));
    const unused = all.filter(
      ({ path, key }) => !used.has(`${path}#${key}`) && !(used.has(`${path}#*`) && strings.has(key)),
    );
    expect(unused.map(({ id }) => id)).toEqual([]);
  });
});

describe("the catalogues", () => {
  it("are found", () => {
    expect(english.map(({ path }) => path)).toContain("src/features/apps/messages.en.ts");
    expect([...asts.en.keys()].toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(all.length).toBeGreaterThan(50);
  });

  it("have the same keys in both languages", () => {
    for (const { path, messages } of english) {
      expect(Object.keys(german.get(path) ?? {})).toEqual(Object.keys(messages));
    }
  });
});
