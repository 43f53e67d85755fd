/** Makes all sixteen colours from the light primary colour, in one of four moods, as one step. */
import { useSetAtom } from "jotai";
import { derivedColours, type Mood, moodNames, moodOf } from "#src/domain/themes/derivedColours.ts";
import { themeModes } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { Button } from "#src/ui/Button.tsx";
import { Muted } from "#src/ui/layout.tsx";
import { messages } from "../messages.en.ts";
import type { Editor } from "../useEditor.ts";
import * as css from "./fields.css.ts";

/** What differs between moods. */
const sampled = ["background", "accent", "illustration"] as const;

export function MoodButtons({ editor: { content, rewrite } }: { editor: Editor }) {
  const text = useText();
  const toast = useSetAtom(toastAtom);
  const { light, dark } = content;
  const chosen = moodOf(content);
  const derive = (mood: Mood) => {
    const takeBack = rewrite((now) => ({ ...now, ...derivedColours(now.light.primary, mood) }));
    toast(text(messages.derived, { colour: light.primary }), {
      action: { label: text(messages.undo), run: takeBack },
    });
  };
  return (
    <div className={css.derive} role="group" aria-label={text(messages.derive)}>
      <p className={css.heading}>{text(messages.derive)}</p>
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
      <Muted as="p" isSmaller>
        {chosen !== undefined && dark.primary !== light.primary
          ? text(messages.adapted, { colour: dark.primary })
          : text(messages.deriveHint)}
      </Muted>
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
