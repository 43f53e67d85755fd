/** One colour of a theme: picked, or typed in any common notation; with its contrast, and what mends it. */
import { Option } from "effect";
import { useState } from "react";
import { isTransparent, readColour } from "#src/domain/themes/colour.ts";
import { contrastPairs, fixesOf, ratioOf } from "#src/domain/themes/contrast.ts";
import type { ColourRole, ThemeMode } from "#src/domain/themes/themeFields.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { ColourPicker } from "#src/ui/ColourPicker.tsx";
import { Muted } from "#src/ui/layout.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import * as contrast from "../contrast/contrast.css.ts";
import { Verdict } from "../contrast/Verdict.tsx";
import { messages } from "../messages.en.ts";
import { CompactPreview } from "../preview/Previews.tsx";
import type { Editor } from "../useEditor.ts";
import * as css from "./fields.css.ts";
import { controlId, focusControl } from "./useColourPlace.ts";
import { useFieldName } from "./useFieldName.ts";

export function RoleColour({ editor, mode, role }: { editor: Editor; mode: ThemeMode; role: ColourRole }) {
  const { text, number } = useI18n();
  const [typed, setTyped] = useState<string>();
  const [isFinished, setFinished] = useState(false);
  const field = `${mode}.${role}` as const;
  const colours = editor.content[mode];
  const pair = contrastPairs.find(({ front }) => front === role);
  const ratio = pair && ratioOf(colours, pair);
  const change = (next: string, isDragging: boolean) =>
    Option.map(readColour(next), (value) => editor.edit({ field, value }, isDragging));
  const finish = () => {
    if (typed === undefined) return;
    if (Option.isSome(change(typed, false))) setTyped(undefined);
    else setFinished(true);
  };
  // With its mode, a name is unique on the page.
  const name = useFieldName()(field);
  return (
    <div className={css.colour}>
      <div className={css.swatch}>
        <ColourPicker
          id={controlId(field, "swatch")}
          label={text(messages.pick, { name })}
          hueLabel={text(messages.hue)}
          value={colours[role]}
          onChange={(next, isDragging) => {
            setTyped(undefined);
            change(next, isDragging);
          }}
        >
          <div className={css.pickerPreview}>
            <CompactPreview theme={editor.content} modes={[mode]} />
          </div>
        </ColourPicker>
      </div>
      <TextField
        label={text(messages[role])}
        fullLabel={name}
        description={
          pair && ratio !== undefined ? <Verdict ratio={ratio} minimum={pair.minimum} /> : undefined
        }
        isDescriptionBeside
        value={typed ?? colours[role]}
        onChange={(next) => {
          setTyped(next);
          setFinished(false);
          change(next, true);
        }}
        onBlur={finish}
        onKeyDown={({ key }) => key === "Enter" && finish()}
        spellCheck="false"
        autoComplete="off"
        error={
          typed !== undefined && isFinished
            ? text(isTransparent(typed) ? messages.colourTransparent : messages.colourWrong)
            : undefined
        }
      />
      {pair && ratio !== undefined && ratio < pair.minimum && (
        <div className={css.fix}>
          {fixesOf(editor.content, { mode, pair }).map((fix, index) => (
            <Button
              key={fix.value}
              {...(index === 0 && { id: controlId(field, "fix") })}
              aria-label={text(messages.takeNearestFor, { colour: fix.value, name })}
              onPress={() => {
                editor.edit(fix);
                // Not the text field: on a phone that would open the keyboard.
                focusControl(field, "swatch");
              }}
            >
              <span className={contrast.colour}>
                <span className={contrast.swatch} style={{ backgroundColor: fix.value }} aria-hidden="true" />
                <span>{text(messages.takeNearest, { colour: fix.value })}</span>
              </span>
            </Button>
          ))}
          <Muted isSmaller>{text(messages.needed, { ratio: number(pair.minimum) })}</Muted>
        </div>
      )}
    </div>
  );
}
