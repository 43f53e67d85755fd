/**
 * Vite plugin for the catalogues `messages.<language>.ts`; it parses texts with arguments, so that the console ships no
 * parser. What the first page needs is in `virtual:catalogue.<language>.js`, by id, and a component that imports such a
 * catalogue gets only the ids. All others come with the code that shows them, in every language.
 */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Plugin, transformWithOxc } from "vite";
import { languages } from "#schemas/languages.ts";

/** Texts by key, in ICU MessageFormat. */
type Texts = Readonly<Record<string, string>>;

/** Catalogues of the frame and of the overview, by their folders below src. */
const firstPage = [
  "app",
  "features/apps",
  "features/palette",
  "features/preferences",
  "features/sign-in",
  "features/updates",
  "features/welcome",
  "i18n",
  "interaction",
];

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

const textsOf = async (path: string) =>
  Object.entries(await readMessages(path)).map(([key, text]) => [key, parseText(text)] as const);

/** The texts that the first page needs, by id. */
const firstTexts = async (src: string, language: string) => {
  const catalogues = firstPage.map(async (folder) => {
    const path = join(src, folder, `messages.${language}.ts`);
    return (await textsOf(path)).map(([key, text]) => [messageId(path, key), text] as const);
  });
  return Object.fromEntries((await Promise.all(catalogues)).flat());
};

/** What a component imports, under the catalogue's keys. */
const messagesOf = async (path: string, isFirst: boolean) => {
  const read = languages.map(async (language) => {
    const texts = await textsOf(path.replace(".en.ts", `.${language}.ts`));
    return [language, Object.fromEntries(texts)] as const;
  });
  const texts = isFirst ? [] : await Promise.all(read);
  return Object.fromEntries(
    Object.keys(await readMessages(path)).map((key) => {
      const words = texts.map(([language, of]) => [language, of[key]] as const);
      return [key, { id: messageId(path, key), ...Object.fromEntries(words) }];
    }),
  );
};

export const messages = (): Plugin => ({
  name: "messages",
  enforce: "pre",
  resolveId: (specifier) => (virtualCatalogue.test(specifier) ? `\0${specifier}` : null),
  async load(id) {
    const src = join(this.environment.config.root, "src");
    const [, language] = virtualCatalogue.exec(id.slice(1)) ?? [];
    if (language !== undefined) return exportOf("catalogue", await firstTexts(src, language));
    if (!id.endsWith("/messages.en.ts")) return null;
    const isFirst = firstPage.some((folder) => dirname(id) === join(src, folder));
    return exportOf("messages", await messagesOf(id, isFirst));
  },
  /** A module of messages is made of more files than its own. */
  hotUpdate({ file, modules }) {
    if (!catalogueFile.test(file)) return;
    const { moduleGraph } = this.environment;
    const virtual = languages.flatMap(
      (language) => moduleGraph.getModuleById(`\0virtual:catalogue.${language}.js`) ?? [],
    );
    const english = moduleGraph.getModuleById(join(dirname(file), "messages.en.ts")) ?? [];
    return [...modules, ...virtual].concat(english);
  },
});
