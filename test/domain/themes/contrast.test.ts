/** Contrast ratios, suggested colours and “Fix all”, an edit of many fields at once. */
import { clampChroma } from "culori/fn";
import { Arbitrary, FastCheck as fc, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { Colour, type ThemeColours } from "#schemas/themes/Theme.ts";
import { toColour, toOklch } from "#src/domain/themes/colour.ts";
import {
  failingPairs,
  fixesOf,
  nearestPassing,
  ratioOf,
  shownRatio,
  withContrastFixed,
} from "#src/domain/themes/contrast.ts";
import {
  contentOf,
  edited,
  rewritten,
  takenBack,
  type ThemeChange,
  type ThemeState,
  undone,
} from "#src/domain/themes/themeDraft.ts";
import {
  applyEdit,
  type ColourField,
  colourRoles,
  editsBetween,
  ThemeContent,
  type ThemeEdit,
  themeModes,
} from "#src/domain/themes/themeFields.ts";
import { contrast } from "#test/support/colour.ts";

const colour = Schema.decodeSync(Colour);
const colours = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((rgb) => colour(`#${rgb.toString(16).padStart(6, "0")}`));
const contents = Arbitrary.make(ThemeContent);
const minimum = fc.constantFrom(3, 4.5);

const contrastRatio = (primary: Colour, accent: Colour) =>
  ratioOf({ primary, accent } as ThemeColours, { front: "primary", back: "accent", minimum: 3 });

describe("the contrast ratio", () => {
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

  it("are none of a new theme", () => expect(failing()).toBe(0));

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

/** Themes whose pairs are all alike, or nearly: their colours are the same few ones. */
const faint = fc
  .tuple(
    contents,
    fc.array(fc.constantFrom("#777777", "#7A7A7A", "#000000", "#FFFFFF", "#0F766E"), {
      minLength: 16,
      maxLength: 16,
    }),
  )
  .map(([content, hexes]) =>
    themeModes
      .flatMap((mode) => colourRoles.map((role) => `${mode}.${role}` as const))
      .reduce(
        (theme, field, index) => applyEdit(theme, { field, value: colour(hexes[index] ?? "#777777") }),
        content,
      ),
  );
const themes = fc.oneof(contents, faint);

it.each([
  [
    "onPrimary",
    "primary",
    "#5EAAA4",
    "#0F766E",
    ["#FFFFFF", nearestPassing(colour("#5EAAA4"), colour("#0F766E"), 4.5)],
  ],
  ["onPrimary", "primary", "#555555", "#22C55E", ["#000000"]],
  ["illustration", "background", "#6FAE7F", "#F7FAF5", ["#609E70"]],
] as const)(
  "a faint %s on %s is offered black or white first if it is a text, and then its own hue: %s on %s",
  (front, back, seen, behind, offered) => {
    const [theme] = fc.sample(contents, 1);
    if (!theme) throw new Error("no sample");
    const minimum = front === "onPrimary" ? 4.5 : 3;
    const light = { ...theme.light, [front]: colour(seen), [back]: colour(behind) };
    const fixes = fixesOf({ ...theme, light }, { mode: "light", pair: { front, back, minimum } });
    expect(fixes.map(({ value }) => value)).toEqual(offered);
  },
);

it("fixing all leaves no pair that fails, and changes only the front colours of failing pairs, each to its first fix", () => {
  fc.assert(
    fc.property(themes, (theme) => {
      const failing = failingPairs(theme);
      const fixed = withContrastFixed(theme);
      expect(failingPairs(fixed)).toEqual([]);
      expect(editsBetween(theme, fixed)).toEqual(failing.map((each) => fixesOf(theme, each)[0]));
    }),
  );
});

it("taking the fixes back later keeps the edits that have followed, also those of a fixed colour, and can be undone", () => {
  const [published] = fc.sample(faint, { numRuns: 1, seed: 1 });
  if (published === undefined) throw new Error("no sample");
  const change = (state: ThemeState, by: ThemeChange) => ({ ...state, draft: by(state, "key") });
  const fixed = change({ published, draft: null }, rewritten(withContrastFixed));
  const after = contentOf(fixed) ?? published;
  const [first, ...others] = editsBetween(published, after);
  if (first === undefined || others.length === 0)
    throw new Error("the sample has fewer than two failing pairs");
  const edits = [
    { field: "name", value: "Later" },
    { field: first.field, value: colour("#123456") },
  ] as ReadonlyArray<ThemeEdit>;
  const later = edits.reduce((state, edit) => change(state, edited(edit)), fixed);
  const back = change(later, takenBack(published, after));
  expect(editsBetween(published, contentOf(back) ?? published)).toEqual(edits);
  expect(contentOf(change(back, undone))).toEqual(contentOf(later));
});
