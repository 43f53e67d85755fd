/** Vite plugin for `virtual:used-icons`: every lucide icon that a file of the console imports, by its name. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const id = "virtual:used-icons";
const imports = /import \{([^}]+)\} from "lucide-react"/g;

/** What a file imports from lucide, types left out; `Menu as MenuGlyph` is Menu. */
export const iconsIn = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(imports)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => name.replace(/ as .*/, ""));

const usedIn = async (folder: string): Promise<ReadonlyArray<string>> => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return [...new Set(sources.flatMap(iconsIn))].toSorted();
};

export const usedIcons = (): Plugin => ({
  name: "used-icons",
  resolveId: (source) => (source === id ? `\0${id}` : null),
  async load(resolved) {
    if (resolved !== `\0${id}`) return null;
    const names = (await usedIn(join(this.environment.config.root, "src"))).join(", ");
    return `import { ${names} } from "lucide-react";\nexport const usedIcons = { ${names} };`;
  },
});
