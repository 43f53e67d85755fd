/** The name of a theme's field in the interface's language. */
import type { ColourRole, FontSystem, ThemeField, ThemeMode } from "#src/domain/themes/themeFields.ts";
import { type Text, useText } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { messages } from "../messages.en.ts";

export const useFieldName = (): ((field: ThemeField) => Text) => {
  const text = useText();
  return (field) => {
    if (field === "name") return text(interaction.name);
    const [part, key] = field.split(".") as [ThemeMode, ColourRole] | ["fonts", FontSystem];
    return part === "fonts"
      ? text(messages.fontOf, { system: text(messages[key]) })
      : text(messages.inMode, { name: text(messages[key]), mode: text(messages[part]) });
  };
};
