/** The sixteen colours of a theme: light beside dark; on phones, one mode at a time. */
import { useSetAtom } from "jotai";
import { TriangleAlert } from "lucide-react";
import {
  contrastPairs,
  failingPairs,
  fixesOf,
  ratioOf,
  withContrastFixed,
} from "#src/domain/themes/contrast.ts";
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
import { CompactPreview } from "../preview/PhoneScreen.tsx";
import type { Editor } from "../useEditor.ts";
import { type ColourPlace, controlId, focusControl } from "./useColourPlace.ts";
import { type Mood, derivedColours, moodNames, moodOf } from "#src/domain/themes/derivedColours.ts";
import { Option } from "effect";
import { useState } from "react";
import { isTransparent, readColour } from "#src/domain/themes/colour.ts";
import { ColourPicker } from "#src/ui/ColourPicker.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { FixButton, Verdict } from "../contrast/Verdict.tsx";
import * as css from "./fields.css.ts";
import * as contrast from "../contrast/contrast.css.ts";

/** What differs between moods. */
const sampled = ["background", "accent", "illustration"] as const;

/** Makes all sixteen colours from the light primary colour, in one of four moods, as one step. */
function MoodButtons({ editor: { content, rewrite } }: { editor: Editor }) {
  const text = useText();
  const toast = useSetAtom(toastAtom);
  const { light, dark } = content;
  const chosen = moodOf(content);
  const derive = (mood: Mood) =>
    toast(text(messages.derived, { colour: light.primary }), {
      action: {
        label: text(messages.undo),
        run: rewrite((now) => ({ ...now, ...derivedColours(now.light.primary, mood) })),
      },
    });
  return (
    <div className={css.derive} role="group" aria-label={text(messages.derive)}>
      <p className={css.deriveTitle}>{text(messages.derive)}</p>
      <div className={css.moods}>
        {moodNames.map((mood) => (
          <Button key={mood} aria-pressed={mood === chosen} onPress={() => derive(mood)}>
            <span className={css.moodButton}>
              <Samples colours={derivedColours(light.primary, mood)} />
              <span>{text(messages[mood])}</span>
            </span>
          </Button>
        ))}
      </div>
      <p className={css.deriveHint}>
        {chosen !== undefined && dark.primary !== light.primary
          ? text(messages.adapted, { colour: dark.primary })
          : text(messages.deriveHint)}
      </p>
    </div>
  );
}

function Samples({ colours }: { colours: ReturnType<typeof derivedColours> }) {
  return (
    <span className={css.samples} aria-hidden="true">
      {themeModes.flatMap((mode) =>
        sampled.map((role) => (
          <span
            className={css.sample}
            key={`${mode} ${role}`}
            style={{ backgroundColor: colours[mode][role] }}
          />
        )),
      )}
    </span>
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

/** The fields of the eight colours of one mode, each picked, or typed in any common notation. */
function ModeColours({ editor, mode }: ModeColoursProps) {
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
  const name = text(messages.inMode, { name: text(messages[role]), mode: text(messages[mode]) });
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
        id={controlId(field, "text")}
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
            <FixButton
              key={fix.value}
              editor={editor}
              fix={fix}
              {...(index === 0 && { id: controlId(field, "fix") })}
              // Not the text field: on a phone that would open the keyboard.
              onFixed={() => focusControl(field, "swatch")}
            />
          ))}
          <span className={contrast.needed}>{text(messages.needed, { ratio: number(pair.minimum) })}</span>
        </div>
      )}
    </div>
  );
}

export function ColoursCard({ editor, place }: { editor: Editor; place: ColourPlace }) {
  const text = useText();
  const isPhone = useMedia(media.phone);
  const toast = useSetAtom(toastAtom);
  const { mode, showMode } = place;
  const count = failingPairs(editor.content).length;
  const fixAll = () =>
    toast(text(messages.fixed, { count }), {
      action: { label: text(messages.undo), run: editor.rewrite(withContrastFixed) },
    });
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
              <CompactPreview theme={editor.content} modes={[mode]} onColour={place.goToColour} />
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
function ModeName({ editor, mode }: { editor: Editor; mode: ThemeMode }) {
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
