/** The rules of a theme's name, with the specification's messages. */
import { isLongerThan } from "#schemas/characters.ts";
import { themeNameMaxLength } from "#schemas/themes/Theme.ts";
import { printable, type Rule } from "#src/interaction/rules.ts";
import { messages } from "./messages.en.ts";

export const themeNameRules: ReadonlyArray<Rule> = [
  (name) => (name === "" ? (text) => text(messages.nameRequired) : undefined),
  (name) =>
    isLongerThan(name, themeNameMaxLength)
      ? (text) => text(messages.nameTooLong, { max: themeNameMaxLength })
      : undefined,
  printable,
];
