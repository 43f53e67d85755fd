/** "Fix all", an edit of many fields at once: every pair passes afterwards, nothing else changes, and one undo takes all of it back. */
import { Arbitrary, FastCheck as fc, Schema } from "effect";
import { expect, it } from "vitest";
import { Colour } from "#schemas/themes/Theme.ts";
import { failingPairs, fixesOf, nearestPassing, withContrastFixed } from "#src/domain/themes/contrast.ts";
import { contentOf, nextThemeState, startDraft } from "#src/domain/themes/themeDraft.ts";
import {
  applyEdit,
  colourRoles,
  editsBetween,
  ThemeContent,
  type ThemeEdit,
  themeModes,
} from "#src/domain/themes/themeFields.ts";

const contents = Arbitrary.make(ThemeContent);
const colour = Schema.decodeSync(Colour);
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

const fixAll = { _tag: "Rewritten", rewrite: withContrastFixed, key: "key" } as const;

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

it("one undo after fixing all restores the draft exactly, and redo fixes all again", () => {
  fc.assert(
    fc.property(themes, faint, (published, now) => {
      fc.pre(failingPairs(now).length > 0);
      const before = { published, draft: { ...startDraft("key", published, now), past: [published] } };
      const fixed = nextThemeState(before, fixAll);
      expect(failingPairs(contentOf(fixed) ?? now)).toEqual([]);
      const undone = nextThemeState(fixed, { _tag: "Undone" });
      expect(undone.draft).toEqual({ ...before.draft, future: [contentOf(fixed)] });
      expect(contentOf(nextThemeState(undone, { _tag: "Redone" }))).toEqual(contentOf(fixed));
    }),
  );
});

it("fixing all changes nothing, and begins no draft, when no pair fails", () => {
  fc.assert(
    fc.property(contents, (theme) => {
      const published = withContrastFixed(theme);
      const before = { published, draft: null };
      expect(nextThemeState(before, fixAll)).toEqual(before);
    }),
  );
});

const fixedAll = () => {
  const [published] = fc.sample(faint, { numRuns: 1, seed: 1 });
  if (published === undefined) throw new Error("no sample");
  const fixed = nextThemeState({ published, draft: null }, fixAll);
  const after = contentOf(fixed) ?? published;
  return { published, fixed, after, takenBack: { _tag: "TakenBack", before: published, after } as const };
};

it("taking the fixes back is one undo while nothing has followed", () => {
  const { fixed, takenBack } = fixedAll();
  expect(nextThemeState(fixed, takenBack)).toEqual(nextThemeState(fixed, { _tag: "Undone" }));
});

it("taking the fixes back later keeps the edits that have followed, also those of a fixed colour, and can be undone", () => {
  const { published, fixed, after, takenBack } = fixedAll();
  const [first, ...others] = editsBetween(published, after);
  if (first === undefined || others.length === 0)
    throw new Error("the sample has fewer than two failing pairs");
  const edits = [
    { field: "name", value: "Later" },
    { field: first.field, value: colour("#123456") },
  ] as ReadonlyArray<ThemeEdit>;
  const later = edits.reduce(
    (state, edit) => nextThemeState(state, { _tag: "Edited", edit, key: "key" }),
    fixed,
  );
  const back = nextThemeState(later, takenBack);
  expect(editsBetween(published, contentOf(back) ?? published)).toEqual(edits);
  expect(contentOf(nextThemeState(back, { _tag: "Undone" }))).toEqual(contentOf(later));
});
