/** The fields of a theme: which of them are colours. */
import { Schema } from "effect";
import { expect, it } from "vitest";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { isColourEdit, readField, ThemeContent, themeFields } from "#src/domain/themes/themeFields.ts";

const theme = Schema.decodeSync(ThemeContent)({ name: "Calm sea", ...exampleTheme });

it("the eight colours of each mode are colours; the name and the fonts are not", () => {
  const others = themeFields.filter((field) => !isColourEdit(readField(theme, field)));
  expect(others).toEqual(["name", "fonts.ios", "fonts.android", "fonts.web"]);
  expect(themeFields).toHaveLength(20);
});
