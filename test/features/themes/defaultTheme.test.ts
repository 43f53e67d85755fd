/** Copies of themes: their names. */
import { Schema } from "effect";
import { expect, it } from "vitest";
import { NewTheme } from "#schemas/themes/Theme.ts";
import { copyOf, defaultTheme } from "#src/features/themes/defaultTheme.ts";

it.each([
  ["Calm sea", "Calm sea 2"],
  ["Fifteen letters", "Fifteen lette 2"],
  ["Twelve char  x", "Twelve char 2"],
  ["👩‍👩‍👧‍👦".repeat(15), `${"👩‍👩‍👧‍👦".repeat(13)} 2`],
])("a copy of %j is called %j", (name, copy) => {
  const theme = defaultTheme(name);
  expect(copyOf(theme)).toEqual({ ...theme, name: copy });
  expect(Schema.is(NewTheme)(copyOf(theme))).toBe(true);
});
