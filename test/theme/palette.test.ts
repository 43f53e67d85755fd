/** The palettes meet WCAG 2.2 AA in both modes, and no two categories of a chart look the same to anybody. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colours } from "#schemas/colours.ts";
import { palettes } from "#src/theme/palette.ts";
import { contrast, distance, seenWith, visions } from "#test/support/colour.ts";

it("the icon in the browser's tab has the accent", () => {
  const icon = readFileSync(new URL("../../public/favicon.svg", import.meta.url), "utf8");
  expect(icon.match(/#[\da-f]{6}/g)).toEqual([colours.accent[0]]);
});

type Role = keyof typeof palettes.light.color;

const grounds: ReadonlyArray<Role> = ["canvas", "surface", "raised", "sunken", "hover", "pressed"];

const words: Readonly<Partial<Record<Role, ReadonlyArray<Role>>>> = {
  text: [...grounds, "accentSoft", "positiveSoft", "cautionSoft", "criticalSoft"],
  textMuted: grounds,
  accentText: ["canvas", "surface", "raised", "sunken", "hover", "accentSoft"],
  onAccent: ["accent", "accentHover", "accentPressed"],
  onCritical: ["critical", "criticalHover", "criticalPressed"],
  positiveText: ["canvas", "surface", "raised", "positiveSoft"],
  cautionText: ["canvas", "surface", "raised", "cautionSoft"],
  criticalText: ["canvas", "surface", "raised", "criticalSoft"],
  onInverse: ["inverse"],
};

const graphics: Readonly<Partial<Record<Role, ReadonlyArray<Role>>>> = {
  focus: [...grounds, "accentSoft"],
  borderControl: ["canvas", "surface", "raised"],
  accent: ["canvas", "surface", "raised"],
  critical: ["surface", "raised"],
  positiveMark: ["canvas", "surface", "raised"],
  cautionMark: ["canvas", "surface", "raised"],
  criticalMark: ["canvas", "surface", "raised"],
};

const pairs = (table: Readonly<Partial<Record<Role, ReadonlyArray<Role>>>>) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front as Role, back] as const));

it.each(["color", "illustration", "chart"] as const)("colours of %s differ in dark mode", (group) => {
  const { light, dark } = palettes;
  const same = Object.entries(light[group]).filter(
    ([name, value]) => Reflect.get(dark[group], name) === value,
  );
  expect(same.map(([name]) => name)).toEqual(group === "color" ? ["onCritical"] : []);
});

describe.each(["light", "dark"] as const)("in %s mode", (mode) => {
  const { color } = palettes[mode];

  it.each(pairs(words))("text %s has a contrast of 4.5:1 on %s", (front, back) => {
    expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(graphics))("graphic %s has a contrast of 3:1 on %s", (front, back) => {
    expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(3);
  });

  const categories = Object.entries(palettes[mode].chart);

  it.each(categories)("category %s has a contrast of 3:1 on the card", (_name, colour) => {
    expect(contrast(colour, palettes[mode].color.surface)).toBeGreaterThanOrEqual(3);
  });

  it.each(visions)("categories of charts are apart for %s vision", (vision) => {
    const seen = categories.map(([, colour]) => seenWith(vision, colour));
    const apart = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => distance(one, other)));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(7);
  });
});
