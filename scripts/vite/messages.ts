/**
 * Vite plugin for the catalogues `messages.<language>.ts`. A component that imports one gets only the ids;
 * `virtual:catalogue.<language>.js` contains the texts of all catalogues, by id. So the console loads only the chosen
 * language, and ships no parser, since texts with arguments are parsed here.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Plugin, transformWithOxc } from "vite";
import { languages } from "#schemas/languages.ts";

/** Texts by key, in ICU MessageFormat. */
type Texts = Readonly<Record<string, string>>;

const catalogueFile = /\/messages\.\w+\.ts$/;
const virtualCatalogue = /^virtual:catalogue\.(\w+)\.js$/;

/** The texts of a catalogue file. Its only import of a value is `defineMessages`, which stands for them as they are. */
export const readMessages = async (path: string): Promise<Texts> => {
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path, { sourcemap: false });
  const texts = code.replace(/^import .*$/m, "const defineMessages = (texts) => texts;");
  const module = (await import(`data:text/javascript,${encodeURIComponent(texts)}`)) as { messages: Texts };
  return module.messages;
};

/** `apps.title`: unique, since it follows from the folder below src, without `features/`, and the key. */
export const messageId = (path: string, key: string): string => {
  const [, folder = ""] = /\/src\/(?:features\/)?(.+)\/messages\.\w+\.ts$/.exec(path) ?? [];
  return `${folder}.${key}`;
};

/** A string if the text has no arguments, else its syntax tree. */
const parseText = (text: string): string | ReadonlyArray<MessageFormatElement> => {
  const elements = parse(text, { ignoreTag: true, captureLocation: false });
  const [first, ...others] = elements;
  return first?.type === TYPE.literal && others.length === 0 ? first.value : elements;
};

const exportOf = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

/** What a component imports: the ids, under the same keys. */
const idsOf = async (path: string) => {
  const keys = Object.keys(await readMessages(path));
  return Object.fromEntries(keys.map((key) => [key, { id: messageId(path, key) }]));
};

/** The texts of all catalogues below `folder`, by id; sorted, so that the build does not depend on the file system. */
const textsIn = async (folder: string, language: string) => {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith(`messages.${language}.ts`),
  );
  const catalogues = files.toSorted().map(async (file) => {
    const path = join(folder, file);
    return Object.entries(await readMessages(path)).map(
      ([key, text]) => [messageId(path, key), parseText(text)] as const,
    );
  });
  return Object.fromEntries((await Promise.all(catalogues)).flat());
};

export const messages = (): Plugin => ({
  name: "messages",
  enforce: "pre",
  resolveId: (specifier) => (virtualCatalogue.test(specifier) ? `\0${specifier}` : null),
  async load(id) {
    const [, language] = virtualCatalogue.exec(id.slice(1)) ?? [];
    if (language !== undefined)
      return exportOf("catalogue", await textsIn(join(this.environment.config.root, "src"), language));
    return id.endsWith("/messages.en.ts") ? exportOf("messages", await idsOf(id)) : null;
  },
  /** A virtual catalogue has no file to watch: it changes with each file that it is made of. */
  hotUpdate({ file, modules }) {
    if (!catalogueFile.test(file)) return;
    const { moduleGraph } = this.environment;
    const virtual = languages.flatMap(
      (language) => moduleGraph.getModuleById(`\0virtual:catalogue.${language}.js`) ?? [],
    );
    return [...modules, ...virtual];
  },
});
