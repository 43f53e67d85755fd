/**
 * Vite plugin for `*.svg?drawing`: a file that any drawing program opens becomes a component. Only as a part of the page
 * do its colours follow the page's CSS variables, and nothing has to be loaded for it.
 */
import { readFile } from "node:fs/promises";
import { type Plugin, transformWithOxc } from "vite";

const query = "?drawing";

/** React's name of an attribute: `strokeWidth`. */
const hyphen = /(?<=\s[a-z]+)-([a-z])(?=[a-z]*=")/g;

export const drawings = (): Plugin => ({
  name: "drawings",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(`.svg${query}`)) return null;
    const file = id.slice(0, -query.length);
    this.addWatchFile(file);
    const svg = (await readFile(file, "utf8"))
      .replaceAll(/<!--.*?-->/gs, "")
      .replaceAll(hyphen, (_hyphen, letter: string) => letter.toUpperCase())
      .replace("<svg", "<svg {...props}");
    const component = `export const Drawing = (props) => ${svg};`;
    return (await transformWithOxc(component, `${file}.jsx`, { jsx: { runtime: "automatic" } })).code;
  },
});
