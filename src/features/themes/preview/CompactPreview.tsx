/** Every colour of a theme on a small place, mode beside mode: for where the phone screens are out of sight. */
import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { MouseEvent } from "react";
import { fontStack } from "#src/domain/themes/fontStack.ts";
import type { ColourField, ThemeContent, ThemeMode } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { appTheme } from "#src/theme/appTheme.css.ts";
import "#src/theme/interByName.css.ts";
import * as css from "./CompactPreview.css.ts";
import { clickedColour } from "./clickedColour.ts";
import { Illustration } from "./PhoneScreen.tsx";
import { messages } from "./messages.en.ts";

export interface CompactPreviewProps {
  theme: ThemeContent;
  modes: ReadonlyArray<ThemeMode>;
  /** Called with the clicked part's first colour. */
  onColour?: (field: ColourField) => void;
}

export function CompactPreview({ theme, modes, onColour }: CompactPreviewProps) {
  const text = useText();
  return (
    <div className={css.root} aria-hidden="true">
      {modes.map((mode) => (
        <div
          className={css.screen}
          key={mode}
          {...(onColour && {
            "data-colour": "background",
            onClick: ({ target }: MouseEvent) => {
              const role = clickedColour(target);
              if (role) onColour(`${mode}.${role}`);
            },
          })}
          style={{ ...assignInlineVars(appTheme, theme[mode]), fontFamily: fontStack(theme.fonts.web) }}
        >
          <div className={css.line}>
            <span className={css.title} data-colour="onBackground">
              {text(messages.sampleTitle)}
            </span>
            <span className={css.picture} data-colour="illustration">
              <Illustration className={css.illustration} />
            </span>
          </div>
          <div className={css.line}>
            <span className={css.primary} data-colour="primary">
              {text(messages.samplePrimary)}
            </span>
            <span className={css.accent} data-colour="accent">
              {text(messages.sampleAccent)}
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
