/** Contrast ratios against published values, suggested colours, simulated colour vision. */
import { clampChroma } from "culori/fn";
import { FastCheck as fc, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { Colour } from "#schemas/themes/Theme.ts";
import {
  simulateVision,
  simulateVisionOfAll,
  toColour,
  toOklch,
  visions,
} from "#src/domain/themes/colour.ts";
import { contrastRatio, failingPairs, nearestPassing, shownRatio } from "#src/domain/themes/contrast.ts";
import { type ColourField, applyEdit, ThemeContent } from "#src/domain/themes/themeFields.ts";
import { palettes } from "#src/theme/palette.ts";
import { contrast, distance } from "#test/support/colour.ts";

const colour = Schema.decodeSync(Colour);
const colours = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((rgb) => colour(`#${rgb.toString(16).padStart(6, "0")}`));
const minimum = fc.constantFrom(3, 4.5);

describe("the contrast ratio", () => {
  // https://www.w3.org/WAI/WCAG22/Techniques/general/G18 and the published examples of WebAIM's checker.
  it.each([
    ["#000000", "#FFFFFF", 21],
    ["#767676", "#FFFFFF", 4.54],
    ["#777777", "#FFFFFF", 4.47],
    ["#FF0000", "#FFFFFF", 3.99],
  ])("of %s on %s is %d:1", (front, back, expected) => {
    expect(shownRatio(contrastRatio(colour(front), colour(back)))).toBeCloseTo(expected, 1);
  });

  it("follows WCAG's formula, whichever colour is in front, and is shown rounded down", () => {
    fc.assert(
      fc.property(colours, colours, (one, other) => {
        expect(contrastRatio(one, other)).toBeCloseTo(contrast(one, other), 3);
        expect(contrastRatio(one, other)).toBe(contrastRatio(other, one));
      }),
    );
    expect([4.4999, 4.5].map(shownRatio)).toEqual([4.49, 4.5]);
  });
});

describe("pairs with too little contrast", () => {
  const theme = Schema.decodeSync(ThemeContent)({ name: "Calm sea", ...exampleTheme });
  const failing = (...changes: ReadonlyArray<readonly [ColourField, string]>) =>
    failingPairs(
      changes.reduce((before, [field, value]) => applyEdit(before, { field, value: colour(value) }), theme),
    ).length;

  it("are none in the theme that new themes start with", () => {
    expect(failing()).toBe(0);
  });

  // On white, #949494 has 3.03:1 and #959595 less than 3:1; #767676 has 4.54:1 and #777777 4.47:1.
  it.each([
    ["light.background", "light.onBackground", "#767676", "#777777"],
    ["light.background", "light.illustration", "#949494", "#959595"],
    ["light.background", "light.illustrationOutline", "#949494", "#959595"],
    ["light.onPrimary", "light.primary", "#767676", "#777777"],
    ["light.onAccent", "light.accent", "#767676", "#777777"],
    ["dark.onAccent", "dark.accent", "#767676", "#777777"],
  ] as const)("on white %s: %s passes with %s and fails with %s", (white, field, passing, tooFaint) => {
    const failingWith = (value: string) => failing([white, "#FFFFFF"], [field, value]);
    expect(failingWith(passing)).toBe(failingWith("#000000"));
    expect(failingWith(tooFaint)).toBe(failingWith("#000000") + 1);
  });
});

describe("the nearest passing colour", () => {
  it("passes against every background, and is the colour itself when it passes already", () => {
    fc.assert(
      fc.property(colours, colours, minimum, (front, back, least) => {
        const nearest = nearestPassing(front, back, least);
        expect(contrastRatio(nearest, back)).toBeGreaterThanOrEqual(least);
        expect(nearest === front).toBe(contrastRatio(front, back) >= least);
      }),
    );
  });

  it("keeps the hue, as far as eight bits per channel allow", () => {
    fc.assert(
      fc.property(colours, colours, minimum, (front, back, minimumRatio) => {
        const [before, after] = [toOklch(front), toOklch(nearestPassing(front, back, minimumRatio))];
        // Near black, one step of a channel turns the hue by more.
        fc.pre(before.c > 0.03 && after.c > 0.03 && after.l > 0.1);
        const turn = Math.abs((before.h ?? 0) - (after.h ?? 0));
        expect(Math.min(turn, 360 - turn)).toBeLessThan(6);
      }),
    );
  });

  it("is the nearest in lightness: no colour between the two passes", () => {
    // One step of a channel changes the lightness by less than this, except near black.
    const rounding = 0.006;
    fc.assert(
      fc.property(
        colours,
        colours,
        minimum,
        fc.double({ min: -1, max: 1, noNaN: true }),
        (front, back, minimumRatio, to) => {
          const start = toOklch(front);
          const distanceToNearest =
            Math.abs(toOklch(nearestPassing(front, back, minimumRatio)).l - start.l) - rounding;
          const nearer = start.l + to * distanceToNearest;
          fc.pre(distanceToNearest > 0 && nearer >= 0.2 && nearer <= 1);
          const candidate = toColour(clampChroma({ ...start, l: nearer }, "oklch"));
          expect(contrast(candidate, back)).toBeLessThan(minimumRatio);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("simulated colour vision", () => {
  const dichromats = visions.filter((vision) => vision !== "achromatopsia");
  it.each(dichromats)("keeps the categories of charts apart: %s", (vision) => {
    for (const { chart } of Object.values(palettes)) {
      const seen = Object.values(chart).map((category) => simulateVision(vision, colour(category)));
      const apart = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => distance(one, other)));
      expect(Math.min(...apart)).toBeGreaterThanOrEqual(7);
    }
  });

  // The columns of the paper's matrices, and WCAG's luminances: the simulated primaries.
  it.each([
    ["typical", "#FF0000", "#00FF00", "#0000FF"],
    ["protanopia", "#6D5F00", "#FFE500", "#0059FF"],
    ["deuteranopia", "#A39000", "#EFD63A", "#003DFB"],
    ["tritanopia", "#FF000F", "#00F7D9", "#006B96"],
    ["achromatopsia", "#7F7F7F", "#DCDCDC", "#4C4C4C"],
  ] as const)("turns red, green and blue as published: %s", (vision, ...expected) => {
    const primaries = ["#FF0000", "#00FF00", "#0000FF"];
    expect(primaries.map((primary) => simulateVision(vision, colour(primary)))).toEqual(expected);
  });

  it("is simulated in every colour of a theme", () => {
    const { light } = Schema.decodeSync(ThemeContent)({ name: "Calm sea", ...exampleTheme });
    const seen = Object.entries(light).map(([role, shown]) => [role, simulateVision("protanopia", shown)]);
    expect(simulateVisionOfAll("protanopia", light)).toEqual(Object.fromEntries(seen));
  });
});
