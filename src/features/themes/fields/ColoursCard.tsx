/** The sixteen colours of a theme: light beside dark; on phones, one mode at a time. */
import { useSetAtom } from "jotai";
import { TriangleAlert } from "lucide-react";
import { failingPairs, withContrastFixed } from "#src/domain/themes/contrast.ts";
import { type ColourRole, type ThemeMode, themeModes } from "#src/domain/themes/themeFields.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { media } from "#src/theme/breakpoints.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import { useMedia } from "#src/ui/useMedia.ts";
import { messages } from "../messages.en.ts";
import { CompactPreview } from "../preview/Previews.tsx";
import type { Editor } from "../useEditor.ts";
import * as css from "./fields.css.ts";
import { MoodButtons } from "./MoodButtons.tsx";
import { RoleColour } from "./RoleColour.tsx";
import type { ColourPlace } from "./useColourPlace.ts";

export function ColoursCard({ editor, place }: { editor: Editor; place: ColourPlace }) {
  const { text, number } = useI18n();
  const isPhone = useMedia(media.phone);
  const toast = useSetAtom(toastAtom);
  const { mode, showMode } = place;
  const failing = failingPairs(editor.content);
  const fixAll = () => {
    const takeBack = editor.rewrite(withContrastFixed);
    toast(text(messages.fixed, { count: failing.length }), {
      action: { label: text(messages.undo), run: takeBack },
    });
  };
  /** With the number of problems behind it. */
  const modeChoice = (id: ThemeMode) => {
    const name = text(messages[id]);
    const count = failing.filter((pair) => pair.mode === id).length;
    if (count === 0) return { id, name };
    const problems = text(messages.problems, { count });
    return {
      id,
      "aria-label": text(messages.inMode, { name: problems, mode: name }),
      name: (
        <>
          <span>{name}</span>
          <span className={css.count} translate="no">
            <Icon glyph={TriangleAlert} size={14} />
            <span>{number(count)}</span>
          </span>
        </>
      ),
    };
  };
  return (
    <Card
      title={text(messages.colours)}
      description={text(messages.coloursHint)}
      actions={failing.length > 1 && <Button onPress={fixAll}>{text(messages.fixAll)}</Button>}
    >
      <MoodButtons editor={editor} />
      {isPhone ? (
        <div className={css.mode}>
          <ChoiceBar
            label={text(messages.colours)}
            isWide
            choices={themeModes.map(modeChoice)}
            value={mode}
            onChange={showMode}
          />
          <div className={css.preview}>
            <CompactPreview theme={editor.content} modes={[mode]} />
          </div>
          <ModeColours editor={editor} mode={mode} />
        </div>
      ) : (
        <div className={css.modes}>
          {themeModes.map((each) => (
            <div className={css.column} key={each} role="group" aria-labelledby={`colours-${each}`}>
              <h3 className={css.heading} id={`colours-${each}`}>
                {text(messages[each])}
              </h3>
              <ModeColours editor={editor} mode={each} />
            </div>
          ))}
        </div>
      )}
    </Card>
  );
}

interface ModeColoursProps {
  editor: Editor;
  mode: ThemeMode;
}

/** Every role once, in the order of the fields: colours that are seen on one another are neighbours. */
const neighbours = [
  ["primary", "onPrimary"],
  ["accent", "onAccent"],
  ["background", "onBackground"],
  ["illustration", "illustrationOutline"],
] as const satisfies ReadonlyArray<ReadonlyArray<ColourRole>>;

/** The fields of the eight colours of one mode. */
function ModeColours({ editor, mode }: ModeColoursProps) {
  return neighbours.map((roles) => (
    <div className={css.pair} key={roles[0]} data-pair>
      {roles.map((role) => (
        <RoleColour key={role} editor={editor} mode={mode} role={role} />
      ))}
    </div>
  ));
}
