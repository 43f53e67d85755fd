/** What a new theme starts with: it passes every contrast. */
import { Schema } from "effect";
import { countCharacters, firstCharacters } from "#schemas/characters.ts";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { themeNameMaxLength } from "#schemas/themes/Theme.ts";
import { ThemeContent } from "#src/domain/themes/themeFields.ts";

const decode = Schema.decodeSync(ThemeContent);

export const defaultTheme = (name: string): ThemeContent => decode({ name, ...exampleTheme });

/** "Calm sea" becomes "Calm sea 2"; a long name is cut, so that the copy keeps the limit. */
export const copyOf = (theme: ThemeContent): ThemeContent => {
  const suffix = " 2";
  const name = firstCharacters(theme.name, themeNameMaxLength - countCharacters(suffix));
  return { ...theme, name: name.trimEnd() + suffix };
};
