/** A theme from one colour: readable in both modes, whatever the colour, and close to it. */
import { FastCheck as fc, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { NewTheme, Colour } from "#schemas/themes/Theme.ts";
import { toOklch } from "#src/domain/themes/colour.ts";
import { contrastPairs } from "#src/domain/themes/contrast.ts";
import { derivedColours, moodNames, moodOf } from "#src/domain/themes/derivedColours.ts";
import { themeModes } from "#src/domain/themes/themeFields.ts";
import { contrast } from "#test/support/colour.ts";

const colour = Schema.decodeSync(Colour);
const colours = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((rgb) => colour(`#${rgb.toString(16).padStart(6, "0")}`));
const corners = fc.constantFrom(
  ...["#000000", "#FFFFFF", "#808080", "#FF0000", "#00FF00", "#0000FF", "#FFFF00"].map((hex) => colour(hex)),
);
const primaries = fc.oneof(colours, corners);

describe.each(moodNames)("the colours of a %s theme", (mood) => {
  it("have enough contrast in every pair and both modes, and are a theme of the contract", () => {
    fc.assert(
      fc.property(primaries, (primary) => {
        const derived = derivedColours(primary, mood);
        const theme = { name: "Derived", ...derived, fonts: exampleTheme.fonts };
        expect(Schema.encodeSync(NewTheme)(Schema.decodeUnknownSync(NewTheme)(theme))).toEqual(theme);
        for (const mode of themeModes)
          for (const { front, back, minimum } of contrastPairs)
            expect(contrast(derived[mode][front], derived[mode][back])).toBeGreaterThanOrEqual(minimum);
      }),
    );
  });

  it("keep the primary colour on light, and on dark where it is seen there, else lighter in its hue", () => {
    fc.assert(
      fc.property(primaries, (primary) => {
        const { light, dark } = derivedColours(primary, mood);
        expect(light.primary).toBe(primary);
        expect(contrast(dark.primary, dark.background)).toBeGreaterThanOrEqual(3);
        const isSeen = contrast(primary, dark.background) >= 3;
        expect(dark.primary === primary).toBe(isSeen);
        if (isSeen) return;
        const [before, after] = [toOklch(primary), toOklch(dark.primary)];
        expect(after.l).toBeGreaterThan(before.l);
        // Near black, one step of a channel turns the hue by more.
        if (before.c < 0.05 || before.l < 0.15) return;
        const turn = Math.abs((before.h ?? 0) - (after.h ?? 0));
        expect(Math.min(turn, 360 - turn)).toBeLessThan(6);
      }),
    );
  });

  it("tell their mood until one of them is changed", () => {
    fc.assert(
      fc.property(primaries, (primary) => {
        const theme = { name: "Any", fonts: exampleTheme.fonts, ...derivedColours(primary, mood) };
        expect(moodOf(theme)).toBe(mood);
        const accent = colour(theme.dark.accent === "#123456" ? "#123457" : "#123456");
        expect(moodOf({ ...theme, dark: { ...theme.dark, accent } })).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });
});
