/** The font of each system: a suggested family, or any other by name. */
import { Option, Schema } from "effect";
import { useState } from "react";
import { FontFamily } from "#schemas/themes/Theme.ts";
import { type FontSystem, fontSystems } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { SuggestField } from "#src/ui/SuggestField.tsx";
import { messages } from "../messages.en.ts";
import type { Editor } from "../useEditor.ts";
import * as css from "./fields.css.ts";

const decode = Schema.decodeUnknownOption(FontFamily);

const free =
  "Inter|Lato|Merriweather|Montserrat|Noto Sans|Noto Serif|Nunito|Open Sans|Poppins|Roboto|Source Sans 3|Work Sans";

const sorted = (families: string) =>
  [...new Set(families.split("|"))].toSorted((a, b) => a.localeCompare(b, "en"));

/** Suggested: families that come with each system, and free ones. */
const fontFamilies: Readonly<Record<FontSystem, ReadonlyArray<string>>> = {
  // https://developer.apple.com/fonts/system-fonts/
  ios: sorted(
    "SF Pro|SF Pro Rounded|SF Compact|New York|Avenir|Avenir Next|Baskerville|Charter|Didot|Futura|Georgia|Gill Sans|" +
      "Helvetica Neue|Hoefler Text|Iowan Old Style|Optima|Palatino|Seravek|Verdana",
  ),
  // https://source.android.com/docs/core/fonts: the families of AOSP, then those that apps bundle.
  android: sorted(`Roboto|Roboto Flex|Roboto Mono|Droid Sans Mono|${free}`),
  web: sorted(
    "Arial|Courier New|Georgia|Tahoma|Times New Roman|Trebuchet MS|Verdana|system-ui|sans-serif|serif|Inter, Arial|" +
      `Source Sans 3, Arial|${free}`,
  ),
};

export function FontsCard({ editor }: { editor: Editor }) {
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

function FontControl({ editor, system }: { editor: Editor; system: FontSystem }) {
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
