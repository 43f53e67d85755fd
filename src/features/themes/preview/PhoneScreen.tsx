/**
 * An app's screen in a theme: it uses colours and fonts of that theme only. A click on a part leads to its colours. That is
 * a convenience of the pointer: the screen stays one picture for assistive technology, without tab stops, since the fields
 * themselves are reached in order, by name.
 */
import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ReactNode } from "react";
import type { ThemeColours } from "#schemas/themes/Theme.ts";
import {
  type ColourField,
  type ColourRole,
  colourRoles,
  fontStack,
  type FontSystem,
  type ThemeContent,
  type ThemeMode,
} from "#src/domain/themes/themeFields.ts";
import { type Text, useText } from "#src/i18n/i18n.ts";
import { appTheme } from "#src/theme/appTheme.css.ts";
import "#src/theme/interByName.css.ts";
import { messages } from "../messages.en.ts";
import * as css from "./preview.css.ts";

interface ScreenProps {
  className: string;
  theme: ThemeColours;
  font: string;
  /** Called with the role of the clicked part's first colour; parts name it as `data-colour`. */
  onColour?: ((role: ColourRole) => void) | undefined;
  children: ReactNode;
}

function Screen({ className, theme, font, onColour, children }: ScreenProps) {
  const click = (target: EventTarget) => {
    const part = target instanceof Element ? target.closest<HTMLElement>("[data-colour]") : null;
    const clicked = colourRoles.find((role) => role === part?.dataset["colour"]);
    if (clicked) onColour?.(clicked);
  };
  return (
    <div
      className={className}
      style={{ ...assignInlineVars(appTheme, theme), fontFamily: fontStack(font) }}
      aria-hidden="true"
      {...(onColour && { "data-colour": "background", onClick: ({ target }) => click(target) })}
    >
      {children}
    </div>
  );
}

function Illustration({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 140 76">
      <circle cx="104" cy="24" r="14" />
      <path d="M6 68c10-26 26-40 40-40 12 0 18 10 26 20 6 7 12 8 18 8 14 0 30 4 44 12Z" />
      <path d="M46 28c2 12-4 22-12 30" fill="none" />
    </svg>
  );
}

interface PhoneScreenProps extends Pick<Required<ScreenProps>, "theme" | "font" | "onColour"> {
  label: Text;
  system: FontSystem;
}

const barMarks: Readonly<Record<FontSystem, ReadonlyArray<number>>> = {
  ios: [0],
  android: [0],
  web: [0, 1, 2],
};
const items = [messages.sampleWalk, messages.sampleBreathe, messages.sampleSleep] as const;

export function PhoneScreen({ label, system, ...screen }: PhoneScreenProps) {
  const text = useText();
  return (
    <div role="img" aria-label={label}>
      <Screen className={css.system[system]} {...screen}>
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
        <ul className={css.items} data-colour="onBackground">
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
      </Screen>
    </div>
  );
}

interface CompactPreviewProps {
  theme: ThemeContent;
  modes: ReadonlyArray<ThemeMode>;
  onColour?: (field: ColourField) => void;
}

/** Every colour of a theme on a small place, mode beside mode: for where the phone screens are out of sight. */
export function CompactPreview({ theme, modes, onColour }: CompactPreviewProps) {
  const text = useText();
  return (
    <div className={css.compact} aria-hidden="true">
      {modes.map((mode) => (
        <Screen
          className={css.compactScreen}
          key={mode}
          theme={theme[mode]}
          font={theme.fonts.web}
          onColour={onColour && ((role) => onColour(`${mode}.${role}`))}
        >
          <div className={css.compactLine}>
            <span className={css.compactTitle} data-colour="onBackground">
              {text(messages.sampleTitle)}
            </span>
            <span className={css.compactPicture} data-colour="illustration">
              <Illustration className={css.compactIllustration} />
            </span>
          </div>
          <div className={css.compactLine}>
            <span className={css.compactPrimary} data-colour="primary">
              {text(messages.samplePrimary)}
            </span>
            <span className={css.compactAccent} data-colour="accent">
              {text(messages.sampleAccent)}
            </span>
          </div>
        </Screen>
      ))}
    </div>
  );
}
