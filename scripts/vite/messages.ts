/**
 * Vite plugin for the catalogues `messages.<language>.ts`: imported by a component they keep their ids alone;
 * `virtual:catalogue.<language>.js` has the texts of all of them, by id. A text with arguments is parsed to an AST, so no
 * parser ships, and no language but the chosen one. A build numbers the messages: their names stay out of it.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Plugin, transformWithOxc } from "vite";

interface English {
  readonly [key: string]: { readonly id: string; readonly defaultMessage: string };
}

const catalogueFile = /\/messages\.en\.ts$/;
const virtual = /^virtual:catalogue\.(en|de)\.js$/;

/** The `messages` that a catalogue file exports; it has no imports but types. */
export const readMessages = async <Messages>(path: string): Promise<Messages> => {
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path, { sourcemap: false });
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { messages: Messages };
  return module.messages;
};

const parsed = (text: string): string | ReadonlyArray<MessageFormatElement> => {
  const elements = parse(text, { ignoreTag: true, captureLocation: false });
  const [first, ...others] = elements;
  return first?.type === TYPE.literal && others.length === 0 ? first.value : elements;
};

const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

/** The English files of all catalogues, in an order that does not depend on the machine. */
const englishFiles = async (folder: string): Promise<ReadonlyArray<string>> =>
  (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith("messages.en.ts"))
    .toSorted()
    .map((file) => join(folder, file));

/** The number of every message, from 1. */
const numbered = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const catalogues = await Promise.all((await englishFiles(folder)).map(readMessages<English>));
  const ids = catalogues.flatMap((english) => Object.values(english).map(({ id }) => id));
  return new Map(ids.map((id, index) => [id, String(index + 1)]));
};

export const messages = (): Plugin => {
  let folder = "";
  let numbers: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: "messages",
    enforce: "pre",
    configResolved({ root, command }) {
      folder = join(root, "src");
      if (command === "build") numbers = numbered(folder);
    },
    resolveId: (source) => (virtual.test(source) ? `\0${source}` : null),
    /** The catalogues have no file of their own that could change. */
    hotUpdate({ file, modules }) {
      if (!/\/messages\.(?:en|de)\.ts$/.test(file)) return;
      const graph = this.environment.moduleGraph;
      const ids = ["en", "de"].map((language) => `\0virtual:catalogue.${language}.js`);
      return [...modules, ...ids.flatMap((id) => graph.getModuleById(id) ?? [])];
    },
    async load(id) {
      const [, language] = virtual.exec(id.slice(1)) ?? [];
      if (language === undefined && !catalogueFile.test(id)) return null;
      const idOf = await numbers?.then((all) => (id: string) => all.get(id) ?? id);
      if (language === undefined) {
        const english = await readMessages<English>(id);
        const entries = Object.entries(english).map(([key, message]) => [
          key,
          { id: idOf?.(message.id) ?? message.id },
        ]);
        return exported("messages", Object.fromEntries(entries));
      }
      const texts = await Promise.all(
        (await englishFiles(folder)).map(async (path) => {
          const translation = path.replace(".en.ts", `.${language}.ts`);
          const english = await readMessages<English>(path);
          const others = path === translation ? {} : await readMessages<Record<string, string>>(translation);
          return Object.entries(english).map(
            ([key, { id, defaultMessage }]) => [id, parsed(others[key] ?? defaultMessage)] as const,
          );
        }),
      );
      const all = texts.flat();
      return exported("catalogue", idOf ? ["", ...all.map(([, text]) => text)] : Object.fromEntries(all));
    },
  };
};
