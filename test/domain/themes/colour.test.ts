/** Reading typed colours: common notations are read, everything else is refused. */
import { FastCheck as fc, Option } from "effect";
import { describe, expect, it } from "vitest";
import { isTransparent, readColour } from "#src/domain/themes/colour.ts";

const read = (text: string) => Option.getOrUndefined(readColour(text));

const hashed = fc.string().map((text) => `#${text}`);

describe("readColour", () => {
  it.each([
    ["abc", "#AABBCC"],
    [" #0f766e ", "#0F766E"],
    ["rgb(15, 118, 110)", "#0F766E"],
    ["hsl(175 77% 26%)", "#0F756D"],
    ["rebeccapurple", "#663399"],
    ["#0f766eff", "#0F766E"],
    ["#AABBCC;", "#AABBCC"],
    ["color: #ff8800", "#FF8800"],
    ["--primary: #ff8800 !important;", "#FF8800"],
    ['"#ff8800"', "#FF8800"],
    ["210 40% 50%", "#4D80B3"],
    ["$primary: `#ff8800`; // accent", "#FF8800"],
    ['"primary": "#ff8800", /* accent */', "#FF8800"],
    ["\u200B＃ff8800", "#FF8800"],
    ["# ff8800,", "#FF8800"],
    ["HEX #ff8800", "#FF8800"],
    ["0xFFff8800", "#FF8800"],
    ["0xff8800", "#FF8800"],
    ["(255, 136, 0)", "#FF8800"],
    ["RGB 255 136 0", "#FF8800"],
    ["RGB(255, 136, 0)", "#FF8800"],
    ["R: 255 G: 136 B: 0", "#FF8800"],
    ["hwb(0 0% 0%)", "#FF0000"],
    ["lab(0% 0 0)", "#000000"],
    ["lch(100% 0 0)", "#FFFFFF"],
    ["oklab(0 0 0)", "#000000"],
    ["color(display-p3 1 0 0)", "#FF0000"],
    ["color(srgb 1 0 0)", "#FF0000"],
    ["color(xyz 0.4124 0.2126 0.0193)", "#FF0000"],
    ["color(xyz-d50 0.4361 0.2225 0.0139)", "#FF0000"],
  ])("reads %j as %s", (text, colour) => {
    expect(read(text)).toBe(colour);
  });

  it.each(["#ab", "rgb(0 0 0 / 0.5)", "transparent", "color(", "rgb(1px 2 3)", "rgb(0 0 0 / 5px)"])(
    "refuses %j",
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it("refuses a text that is longer than any notation, which it would read for minutes", () => {
    expect(read(`#abc${" ".repeat(100)}`)).toBe("#AABBCC");
    expect(read(`#abc${" ".repeat(300)}`)).toBeUndefined();
  });

  it.each([
    ["#0f766e80", true],
    ["rgb(0 0 0 / 0.5);", true],
    ["transparent", true],
    ["#0f766e", false],
    ["nothing", false],
  ])("tells why %j is refused: transparent is %s", (text, expected) => {
    expect(isTransparent(text)).toBe(expected);
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
