/**
 * Vite plugin for the catalogues `messages.<language>.ts`: imported by a component they keep their ids alone, imported
 * with `?catalogue` they are ICU texts parsed to an AST by id. So no parser and no language but the chosen one ships.
 */
import { readFile } from "node:fs/promises";
import { parse } from "@formatjs/icu-messageformat-parser";
import { type Plugin, transformWithOxc } from "vite";

interface English {
  readonly [key: string]: { readonly id: string; readonly defaultMessage: string };
}

const catalogueFile = /\/messages\.(en|de)\.ts(\?catalogue)?$/;

/** The `messages` that a catalogue file exports; it has no imports but types. */
export const readMessages = async <Messages>(path: string): Promise<Messages> => {
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path, { sourcemap: false });
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { messages: Messages };
  return module.messages;
};

const parsed = (text: string) => parse(text, { ignoreTag: true, captureLocation: false });

const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

export const messages = (): Plugin => ({
  name: "messages",
  enforce: "pre",
  async load(id) {
    const [, language, catalogue] = catalogueFile.exec(id) ?? [];
    if (language === undefined) return null;
    const path = id.replace("?catalogue", "");
    this.addWatchFile(path);
    const english = await readMessages<English>(path.replace(/\.de\.ts$/, ".en.ts"));
    if (catalogue === undefined) {
      return exported(
        "messages",
        Object.fromEntries(Object.entries(english).map(([key, { id }]) => [key, { id }])),
      );
    }
    const texts = language === "en" ? undefined : await readMessages<Record<string, string>>(path);
    return exported(
      "catalogue",
      Object.fromEntries(
        Object.entries(english).map(([key, { id, defaultMessage }]) => [
          id,
          parsed(texts?.[key] ?? defaultMessage),
        ]),
      ),
    );
  },
});
