/** The sixteen colours of a theme: light beside dark; on phones, one mode at a time. */
import { useSetAtom } from "jotai";
import { TriangleAlert } from "lucide-react";
import { failingPairs, withContrastFixed } from "#src/domain/themes/contrast.ts";
import { type ColourRole, type ThemeMode, themeModes } from "#src/domain/themes/themeFields.ts";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { media } from "#src/theme/breakpoints.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import { Tabs } from "#src/ui/Tabs.tsx";
import { useMedia } from "#src/ui/useMedia.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { messages } from "../messages.en.ts";
import { CompactPreview } from "../preview/Previews.tsx";
import type { Editor } from "../useEditor.ts";
import * as css from "./fields.css.ts";
import { MoodButtons } from "./MoodButtons.tsx";
import { RoleColour } from "./RoleColour.tsx";
import type { ColourPlace } from "./useColourPlace.ts";

export function ColoursCard({ editor, place }: { editor: Editor; place: ColourPlace }) {
  const text = useText();
  const isPhone = useMedia(media.phone);
  const toast = useSetAtom(toastAtom);
  const { mode, showMode } = place;
  const count = failingPairs(editor.content).length;
  const fixAll = () => {
    const takeBack = editor.rewrite(withContrastFixed);
    toast(text(messages.fixed, { count }), { action: { label: text(messages.undo), run: takeBack } });
  };
  return (
    <Card
      title={text(messages.colours)}
      description={text(messages.coloursHint)}
      actions={count > 1 && <Button onPress={fixAll}>{text(messages.fixAll)}</Button>}
    >
      <MoodButtons editor={editor} />
      {isPhone ? (
        <Tabs
          label={text(messages.colours)}
          tabs={themeModes.map((id) => ({ id, name: <ModeName editor={editor} mode={id} /> }))}
          selected={mode}
          onSelect={showMode}
        >
          <div className={css.mode}>
            <div className={css.preview}>
              <CompactPreview theme={editor.content} modes={[mode]} />
            </div>
            <ModeColours editor={editor} mode={mode} />
          </div>
        </Tabs>
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

/** The name of a tab, with the number of problems behind it. */
function ModeName({ editor, mode }: ModeColoursProps) {
  const { text, number } = useI18n();
  const count = failingPairs(editor.content).filter((failing) => failing.mode === mode).length;
  return (
    <>
      <span>{text(messages[mode])}</span>
      {count > 0 && (
        <span className={css.count}>
          <Icon glyph={TriangleAlert} size={14} />
          <span aria-hidden="true" translate="no">
            {number(count)}
          </span>
          <VisuallyHidden>{text(messages.problems, { count })}</VisuallyHidden>
        </span>
      )}
    </>
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
