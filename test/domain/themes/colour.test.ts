/** Reading typed colours: common notations are read, everything else is refused. */
import { FastCheck as fc, Option } from "effect";
import { describe, expect, it } from "vitest";
import { readColour } from "#src/domain/themes/colour.ts";

const read = (text: string) => Option.getOrUndefined(readColour(text));

const hashed = fc.string().map((text) => `#${text}`);

describe("readColour", () => {
  it.each([
    ["#abc", "#AABBCC"],
    ["abc", "#AABBCC"],
    [" #0f766e ", "#0F766E"],
    ["0F766E", "#0F766E"],
    ["rgb(15, 118, 110)", "#0F766E"],
    ["rgb(15 118 110)", "#0F766E"],
    ["rgb(100% 0% 0%)", "#FF0000"],
    ["hsl(175 77% 26%)", "#0F756D"],
    ["hsl(0, 100%, 50%)", "#FF0000"],
    ["rebeccapurple", "#663399"],
    ["#0f766eff", "#0F766E"],
  ])("reads %j as %s", (text, colour) => {
    expect(read(text)).toBe(colour);
  });

  it.each([
    "",
    "#ab",
    "#abcg",
    "#0f766e80",
    "rgb(0 0 0 / 0.5)",
    "transparent",
    "red;background:url(//x)",
    "var(--x)",
    "url(//x)",
    "#fff}body{display:none",
    "expression(alert(1))",
    "currentColor",
    "color(",
    "rgb(1px 2 3)",
    "rgb(0 0 0 / 5px)",
  ])("refuses %j", (text) => {
    expect(read(text)).toBeUndefined();
  });

  it("returns #RRGGBB or none for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), hashed), (text) => {
        const colour = read(text);
        expect(colour === undefined || /^#[0-9A-F]{6}$/.test(colour)).toBe(true);
      }),
    );
  });
});
