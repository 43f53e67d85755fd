/** The content that new themes start with. */
import { Schema } from "effect";
import { countCharacters, firstCharacters } from "#schemas/characters.ts";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { themeNameMaxLength } from "#schemas/themes/Theme.ts";
import { ThemeContent } from "#src/domain/themes/themeFields.ts";

const decode = Schema.decodeSync(ThemeContent);

/** Every pair of its colours has enough contrast. */
export const defaultTheme = (name: string): ThemeContent => decode({ name, ...exampleTheme });

/** "Calm sea" becomes "Calm sea 2". A long name is cut to keep the limit. */
export const copyOf = (theme: ThemeContent): ThemeContent => {
  const suffix = " 2";
  const name = firstCharacters(theme.name, themeNameMaxLength - countCharacters(suffix));
  return { ...theme, name: name.trimEnd() + suffix };
};
