/** An app's screen in a theme: it uses colours and fonts of that theme only. */
import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ThemeColours } from "#schemas/themes/Theme.ts";
import { fontStack } from "#src/domain/themes/fontStack.ts";
import type { FontSystem } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { appTheme } from "#src/theme/appTheme.css.ts";
import { Illustration } from "./Illustration.tsx";
import * as css from "./PhoneScreen.css.ts";
import { messages } from "./messages.en.ts";

export interface PhoneScreenProps {
  label: Text;
  system: FontSystem;
  theme: ThemeColours;
  /** Family names, joined by commas. */
  font: string;
}

const barMarks = { ios: [0], android: [0], web: [0, 1, 2] } as const satisfies Record<
  FontSystem,
  Array<number>
>;
const items = [messages.sampleWalk, messages.sampleBreathe, messages.sampleSleep] as const;

export function PhoneScreen({ label, system, theme, font }: PhoneScreenProps) {
  const text = useText();
  return (
    <div role="img" aria-label={label}>
      <div
        className={css.system[system]}
        style={{ ...assignInlineVars(appTheme, theme), fontFamily: fontStack(font) }}
        aria-hidden="true"
      >
        <div className={css.barOf[system]}>
          {barMarks[system].map((mark) => (
            <span className={css.mark[system]} key={mark} />
          ))}
        </div>
        <p className={css.title}>{text(messages.sampleTitle)}</p>
        <Illustration className={css.illustration} />
        <ul className={css.list}>
          {items.map((item) => (
            <li className={css.item} key={item.id}>
              <span className={css.dot} />
              {text(item)}
            </li>
          ))}
        </ul>
        <div className={css.buttons}>
          <span className={css.primary[system]}>{text(messages.samplePrimary)}</span>
          <span className={css.accent[system]}>{text(messages.sampleAccent)}</span>
        </div>
      </div>
    </div>
  );
}
