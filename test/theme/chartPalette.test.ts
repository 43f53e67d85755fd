/** The chart palettes fit their modes and every kind of colour vision. */
import { describe, expect, it } from "vitest";
import { chartPalettes } from "#src/theme/chartPalette.ts";
import { palettes } from "#src/theme/palette.ts";
import { contrast, distance, type ColourVision } from "#test/support/colour.ts";

const visions: ReadonlyArray<ColourVision> = ["normal", "protanopia", "deuteranopia", "tritanopia"];

describe.each(["light", "dark"] as const)("in %s mode", (mode) => {
  const categories = Object.entries(chartPalettes[mode]);

  it.each(categories)("category %s has a contrast of 3:1 on the card", (_name, colour) => {
    expect(contrast(colour, palettes[mode].color.surface)).toBeGreaterThanOrEqual(3);
  });

  it.each(visions)("with %s vision all categories differ", (vision) => {
    const apart = categories.flatMap(([one, a], index) =>
      categories
        .slice(index + 1)
        .map(([other, b]) => ({ pair: `${one}/${other}`, by: distance(a, b, vision) })),
    );
    expect(apart.filter(({ by }) => by < 7)).toEqual([]);
  });
});
