/** The theme's name. */
import { ThemeName } from "#schemas/themes/Theme.ts";
import { problemIn } from "#src/interaction/problems.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { themeNameMessages } from "../themeName.ts";
import type { Editor } from "../useEditor.ts";
import { messages } from "./messages.en.ts";

export function NameCard({ editor }: { editor: Editor }) {
  const text = useText();
  const { name } = editor.content;
  return (
    <Card>
      <TextField
        label={text(messages.name)}
        isRequired
        value={name}
        onChange={(value) => editor.edit({ field: "name", value }, true)}
        onBlur={() => editor.edit({ field: "name", value: name })}
        description={text(messages.nameHint)}
        error={problemIn(ThemeName, name, themeNameMessages)?.(text)}
        autoComplete="off"
      />
    </Card>
  );
}
