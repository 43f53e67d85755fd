/** Images have their own colours for each variable that a chart is drawn with. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { imageColor } from "#src/features/metrics/export/chartImage.ts";
import { palettes } from "#src/theme/palette.ts";

it("no variable of a chart falls back to the colour of text", () => {
  const folder = new URL("../../../../src/ui/chart/", import.meta.url);
  const used = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/var\((--[\w-]+)\)/g)].map(
      ([, name]) => name ?? "",
    ),
  );
  expect(used).toContain("--color-chart-line");
  const { text } = palettes.light.color;
  const fallen = new Set(used.filter((name) => imageColor(name) === text));
  expect([...fallen]).toEqual(used.includes("--color-text") ? ["--color-text"] : []);
});
