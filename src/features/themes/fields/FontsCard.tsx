/** The font of each system: a suggested family, or any other by name. */
import { Option, Schema } from "effect";
import { useState } from "react";
import { FontFamily } from "#schemas/themes/Theme.ts";
import { type FontSystem, fontSystems } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { SuggestField } from "#src/ui/SuggestField.tsx";
import * as css from "./fields.css.ts";
import { fontFamilies } from "./fontFamilies.ts";
import type { Editor } from "../useEditor.ts";
import { messages } from "./messages.en.ts";

const decode = Schema.decodeUnknownOption(FontFamily);

export interface FontsCardProps {
  editor: Editor;
}

export function FontsCard({ editor }: FontsCardProps) {
  const text = useText();
  return (
    <Card title={text(messages.fonts)} description={text(messages.fontsHint)}>
      <div className={css.fonts}>
        {fontSystems.map((system) => (
          <FontControl key={system} editor={editor} system={system} />
        ))}
      </div>
    </Card>
  );
}

function FontControl({ editor, system }: FontsCardProps & { system: FontSystem }) {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  const field = `fonts.${system}` as const;
  const change = (next: string, isDragging: boolean) =>
    Option.map(decode(next), (value) => editor.edit({ field, value }, isDragging));
  const isInvalid = typed !== undefined && Option.isNone(decode(typed));
  return (
    <SuggestField
      label={text(messages[system])}
      value={typed ?? editor.content.fonts[system]}
      onChange={(next) => {
        if (next === (typed ?? editor.content.fonts[system])) return;
        setTyped(next);
        change(next, true);
      }}
      onBlur={() => {
        if (typed === undefined || isInvalid) return;
        change(typed, false);
        setTyped(undefined);
      }}
      suggestions={fontFamilies[system]}
      error={isInvalid ? text(messages.fontWrong) : undefined}
    />
  );
}
