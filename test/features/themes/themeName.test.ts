/** The field of a theme's name shows the specification's messages. */
import { expect, it } from "vitest";
import { ThemeName } from "#schemas/themes/Theme.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { themeNameMessages } from "#src/features/themes/themeName.ts";
import { makeI18n } from "#src/i18n/i18n.ts";
import { problemIn } from "#src/interaction/problems.ts";

const { text } = makeI18n("en", await loadCatalogue("en"));

it.each([
  ["", "Please enter a name"],
  ["x", "Please enter at least 2 characters."],
  ["👩‍👩‍👧‍👦", "Please enter at least 2 characters."],
  ["x".repeat(16), "Maximum 15 characters"],
  ["Calm sea", undefined],
])("the name %j: %s", (name, message) => {
  expect(problemIn(ThemeName, name, themeNameMessages)?.(text)).toBe(message);
});
