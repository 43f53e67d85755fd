/**
 * An app's screen in a theme: it uses colours and fonts of that theme only. A click on a part leads to its colours. That is
 * a convenience of the pointer: the screen stays one picture for assistive technology, without tab stops, since the fields
 * themselves are reached in order, by name.
 */
import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ThemeColours } from "#schemas/themes/Theme.ts";
import { fontStack } from "#src/domain/themes/fontStack.ts";
import type { ColourRole, FontSystem } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { appTheme } from "#src/theme/appTheme.css.ts";
import "#src/theme/interByName.css.ts";
import { clickedColour } from "./clickedColour.ts";
import * as css from "./PhoneScreen.css.ts";
import { messages } from "./messages.en.ts";

export interface PhoneScreenProps {
  label: Text;
  system: FontSystem;
  theme: ThemeColours;
  /** Family names, joined by commas. */
  font: string;
  /** Called with the role of the clicked part's first colour. */
  onColour: (role: ColourRole) => void;
}

const barMarks = { ios: [0], android: [0], web: [0, 1, 2] } as const satisfies Record<
  FontSystem,
  Array<number>
>;
const items = [messages.sampleWalk, messages.sampleBreathe, messages.sampleSleep] as const;

export function PhoneScreen({ label, system, theme, font, onColour }: PhoneScreenProps) {
  const text = useText();
  return (
    <div role="img" aria-label={label}>
      <div
        className={css.system[system]}
        data-colour="background"
        style={{ ...assignInlineVars(appTheme, theme), fontFamily: fontStack(font) }}
        aria-hidden="true"
        onClick={({ target }) => {
          const role = clickedColour(target);
          if (role) onColour(role);
        }}
      >
        <div className={css.barOf[system]}>
          {barMarks[system].map((mark) => (
            <span className={css.mark[system]} key={mark} />
          ))}
        </div>
        <p className={css.title} data-colour="onBackground">
          {text(messages.sampleTitle)}
        </p>
        <div className={css.picture} data-colour="illustration">
          <Illustration className={css.illustration} />
        </div>
        <ul className={css.list} data-colour="onBackground">
          {items.map((item) => (
            <li className={css.item} key={item.id}>
              <span className={css.dot} data-colour="accent" />
              <span>{text(item)}</span>
            </li>
          ))}
        </ul>
        <div className={css.buttons}>
          <span className={css.primary[system]} data-colour="primary">
            {text(messages.samplePrimary)}
          </span>
          <span className={css.accent[system]} data-colour="accent">
            {text(messages.sampleAccent)}
          </span>
        </div>
      </div>
    </div>
  );
}

export function Illustration({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 140 76">
      <circle cx="104" cy="24" r="14" />
      <path d="M6 68c10-26 26-40 40-40 12 0 18 10 26 20 6 7 12 8 18 8 14 0 30 4 44 12Z" />
      <path d="M46 28c2 12-4 22-12 30" fill="none" />
    </svg>
  );
}
