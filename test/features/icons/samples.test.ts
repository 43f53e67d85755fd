/** /dev/icons shows the look of every control in every state. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const filesIn = (folder: string) => {
  const at = fileURLToPath(new URL(`../../../src/${folder}/`, import.meta.url));
  return new Map(
    readdirSync(at)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(at + file, "utf8")] as const),
  );
};

const imported = (source: string) =>
  [...source.matchAll(/["'](?:#src\/ui|\.)\/([\w.]+\.tsx?)["']/g)].map(([, file = ""]) => file);

it("every stylesheet of src/ui with the look of a state is used by a sample", () => {
  const sources = filesIn("ui");
  const shown = new Set<string>();
  const show = (file: string) => {
    const source = sources.get(file);
    if (source === undefined || shown.has(file)) return;
    shown.add(file);
    for (const part of imported(source)) show(part);
  };
  for (const source of filesIn("features/icons").values()) for (const file of imported(source)) show(file);
  const withStates = [...sources].flatMap(([file, source]) =>
    /\bstates\.(hovered|plainHover|pressed|focused|disabled|pending|invalid)\b/.test(source) ? [file] : [],
  );
  expect(withStates).toContain("Button.css.ts");
  expect(withStates.filter((file) => !shown.has(file))).toEqual([]);
});
