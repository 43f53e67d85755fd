/** Every message exists in both languages, takes the same values in both, and is used. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isStructurallySame } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import type { Language } from "#schemas/admins/CurrentUser.ts";
import { readMessages } from "#scripts/vite/messages.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import type { Messages } from "#src/i18n/messages.ts";
import { messageUses, sources } from "#test/support/messageUses.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const files = sources(root);
const english = await Promise.all(
  files.flatMap(([path]) =>
    path.endsWith("/messages.en.ts")
      ? [readMessages<Messages>(join(root, path)).then((messages) => ({ path, messages }))]
      : [],
  ),
);
const german = new Map(
  await Promise.all(
    english.map(async ({ path }) => {
      const messages = await readMessages<Readonly<Record<string, string>>>(
        join(root, path.replace(".en.", ".de.")),
      );
      return [path, messages] as const;
    }),
  ),
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
  Object.entries(messages).map(([key, message]) => ({ id: message.id, path, key, message })),
);
const everywhere = files.map(([path, text]) => messageUses(path, text));

describe("every message", () => {
  it("is named after its feature and key", () => {
    for (const { id, path, key } of all) expect(id).toBe(`${path.split("/").at(-2)}.${key}`);
  });

  it("has a description for translators", () => {
    expect(all.filter(({ message }) => message.description.trim() === "")).toEqual([]);
  });

  it("is not empty in either language", () => {
    const missing = all.filter(
      ({ path, key, message }) =>
        !/\S/.test(message.defaultMessage) || !/\S/.test(german.get(path)?.[key] ?? ""),
    );
    expect(missing).toEqual([]);
  });

  it("is translated, unless it is a single word", () => {
    const words = (text: string) => text.replaceAll(/\{\w+\}/g, "").match(/\p{L}{2,}/gu) ?? [];
    const untranslated = all.filter(
      ({ path, key, message }) =>
        words(message.defaultMessage).length > 1 && german.get(path)?.[key] === message.defaultMessage,
    );
    expect(untranslated.map(({ id }) => id)).toEqual([]);
  });

  it("takes the same values in both languages", () => {
    for (const { id } of all) {
      const same = isStructurallySame(asts.en.get(id) ?? [], asts.de.get(id) ?? []);
      expect({ id, ...same }).toEqual({ id, success: true });
    }
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

  it("have unique ids", () => {
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});
