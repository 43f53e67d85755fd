/** Contrast against published values, and a suggestion that passes, keeps its hue and is the nearest in lightness. */
import { clampChroma } from "culori/fn";
import { FastCheck as fc, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { Colour } from "#schemas/themes/Theme.ts";
import { toColour, toOklch } from "#src/domain/themes/colour.ts";
import { contrastRatio, nearestPassing, shownRatio } from "#src/domain/themes/contrast.ts";
import { simulateVision, visions } from "#src/domain/themes/colourVision.ts";
import { contrast, distance } from "#test/support/colour.ts";

const colour = Schema.decodeSync(Colour);
const colours = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((rgb) => colour(`#${rgb.toString(16).padStart(6, "0")}`));
const minimum = fc.constantFrom(3, 4.5);

describe("the ratio", () => {
  // https://www.w3.org/WAI/WCAG22/Techniques/general/G18 and the published examples of WebAIM's checker.
  it.each([
    ["#000000", "#FFFFFF", 21],
    ["#FFFFFF", "#FFFFFF", 1],
    ["#767676", "#FFFFFF", 4.54],
    ["#777777", "#FFFFFF", 4.47],
    ["#949494", "#FFFFFF", 3.03],
    ["#FF0000", "#FFFFFF", 3.99],
    ["#0000FF", "#FFFFFF", 8.59],
    ["#008000", "#FFFFFF", 5.13],
  ])("of %s on %s is %d:1", (front, back, expected) => {
    expect(shownRatio(contrastRatio(colour(front), colour(back)))).toBeCloseTo(expected, 1);
  });

  it("is WCAG's formula, whichever of the two is in front", () => {
    fc.assert(
      fc.property(colours, colours, (one, other) => {
        expect(contrastRatio(one, other)).toBeCloseTo(contrast(one, other), 3);
        expect(contrastRatio(one, other)).toBe(contrastRatio(other, one));
      }),
    );
  });

  it("is never shown as passing when it does not pass", () => {
    expect(shownRatio(4.4999)).toBe(4.49);
    expect(shownRatio(4.5)).toBe(4.5);
  });
});

describe("the nearest passing colour", () => {
  it("passes, against every ground", () => {
    fc.assert(
      fc.property(colours, colours, minimum, (front, back, least) => {
        expect(contrastRatio(nearestPassing(front, back, least), back)).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  it("is the colour itself when that passes already", () => {
    fc.assert(
      fc.property(colours, colours, minimum, (front, back, least) => {
        fc.pre(contrastRatio(front, back) >= least);
        expect(nearestPassing(front, back, least)).toBe(front);
      }),
    );
  });

  it("keeps the hue, as far as eight bits a channel can", () => {
    fc.assert(
      fc.property(colours, colours, minimum, (front, back, least) => {
        const [before, after] = [toOklch(front), toOklch(nearestPassing(front, back, least))];
        fc.pre(before.c > 0.03 && after.c > 0.03);
        const turn = Math.abs((before.h ?? 0) - (after.h ?? 0));
        expect(Math.min(turn, 360 - turn)).toBeLessThan(6);
      }),
    );
  });

  it("is the nearest in lightness: between the two, none passes", () => {
    // Near black one step of a channel is a leap in lightness; elsewhere it is less than this.
    const rounding = 0.006;
    fc.assert(
      fc.property(
        colours,
        colours,
        minimum,
        fc.double({ min: -1, max: 1, noNaN: true }),
        (front, back, least, to) => {
          const start = toOklch(front);
          const away = Math.abs(toOklch(nearestPassing(front, back, least)).l - start.l) - rounding;
          const nearer = start.l + to * away;
          fc.pre(away > 0 && nearer >= 0.2 && nearer <= 1);
          const candidate = toColour(clampChroma({ ...start, l: nearer }, "oklch"));
          expect(contrast(candidate, back)).toBeLessThan(least);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("eyes that lack a kind of cone", () => {
  it.each(visions)("leave black, white and grey as they are: %s", (vision) => {
    for (const grey of ["#000000", "#808080", "#FFFFFF"]) {
      expect(distance(simulateVision(vision, colour(grey)), grey, "normal")).toBeLessThan(1);
    }
  });

  it("see red and green alike where they are told apart by others", () => {
    const [red, green] = [colour("#C04000"), colour("#6A7A00")];
    expect(distance(red, green, "normal")).toBeGreaterThan(15);
    expect(
      distance(simulateVision("deuteranopia", red), simulateVision("deuteranopia", green), "normal"),
    ).toBeLessThan(8);
  });

  it("see no colour at all without cones", () => {
    fc.assert(
      fc.property(colours, (any) => {
        expect(simulateVision("achromatopsia", any)).toMatch(/^#(..)\1\1$/);
      }),
    );
  });
});
