/** The fields of the eight colours of one mode. Colours that are seen on one another are neighbours. */
import { contrastPairs, fixesOf, ratioOf } from "#src/domain/themes/contrast.ts";
import type { ColourRole, ThemeMode } from "#src/domain/themes/themeFields.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import * as contrast from "../contrast/contrast.css.ts";
import { FixButton, Verdict } from "../contrast/Verdict.tsx";
import { messages as contrastMessages } from "../contrast/messages.en.ts";
import { CompactPreview } from "../preview/CompactPreview.tsx";
import type { Editor } from "../useEditor.ts";
import { ColourControl } from "./ColourControl.tsx";
import * as css from "./fields.css.ts";
import { messages } from "./messages.en.ts";
import { controlId, focusControl } from "./useColourPlace.ts";

export interface ModeColoursProps {
  editor: Editor;
  mode: ThemeMode;
}

/** Every role once, in the order of the fields. */
const neighbours = [
  ["primary", "onPrimary"],
  ["accent", "onAccent"],
  ["background", "onBackground"],
  ["illustration", "illustrationOutline"],
] as const satisfies ReadonlyArray<ReadonlyArray<ColourRole>>;

export function ModeColours({ editor, mode }: ModeColoursProps) {
  return neighbours.map((roles) => (
    <div className={css.pair} key={roles[0]} data-pair>
      {roles.map((role) => (
        <RoleColour key={role} editor={editor} mode={mode} role={role} />
      ))}
    </div>
  ));
}

function RoleColour({ editor, mode, role }: ModeColoursProps & { role: ColourRole }) {
  const { text, number } = useI18n();
  const field = `${mode}.${role}` as const;
  const colours = editor.content[mode];
  const pair = contrastPairs.find(({ front }) => front === role);
  const ratio = pair && ratioOf(colours, pair);
  return (
    <ColourControl
      field={field}
      label={text(messages[role])}
      fullLabel={text(messages.inMode, { name: text(messages[role]), mode: text(messages[mode]) })}
      verdict={pair && ratio !== undefined ? <Verdict ratio={ratio} minimum={pair.minimum} /> : undefined}
      preview={
        <div className={css.pickerPreview}>
          <CompactPreview theme={editor.content} modes={[mode]} />
        </div>
      }
      value={colours[role]}
      onChange={(value, isDragging) => editor.edit({ field, value }, isDragging)}
    >
      {pair && ratio !== undefined && ratio < pair.minimum && (
        <div className={css.fix}>
          {fixesOf(editor.content, { mode, pair }).map((fix, index) => (
            <FixButton
              key={fix.value}
              editor={editor}
              fix={fix}
              {...(index === 0 && { id: controlId(field, "fix") })}
              // Not the text field: on a phone that would open the keyboard.
              onFixed={() => focusControl(field, "swatch")}
            />
          ))}
          <span className={contrast.needed}>
            {text(contrastMessages.needed, { ratio: number(pair.minimum) })}
          </span>
        </div>
      )}
    </ColourControl>
  );
}
