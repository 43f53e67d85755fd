/** Every colour of a theme on a small place, mode beside mode: for where the phone screens are out of sight. */
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { fontStack } from "#src/domain/themes/fontStack.ts";
import type { ThemeContent, ThemeMode } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { appTheme } from "#src/theme/appTheme.css.ts";
import "#src/theme/interByName.css.ts";
import * as css from "./CompactPreview.css.ts";
import { Illustration } from "./Illustration.tsx";
import { messages } from "./messages.en.ts";

export interface CompactPreviewProps {
  theme: ThemeContent;
  modes: ReadonlyArray<ThemeMode>;
}

export function CompactPreview({ theme, modes }: CompactPreviewProps) {
  const text = useText();
  return (
    <div className={css.root}>
      {modes.map((mode) => (
        <div
          className={css.screen}
          key={mode}
          style={{ ...assignInlineVars(appTheme, theme[mode]), fontFamily: fontStack(theme.fonts.web) }}
        >
          <div className={css.line}>
            <span className={css.title}>{text(messages.sampleTitle)}</span>
            <Illustration className={css.illustration} />
          </div>
          <div className={css.line}>
            <span className={css.primary}>{text(messages.samplePrimary)}</span>
            <span className={css.accent}>{text(messages.sampleAccent)}</span>
          </div>
        </div>
      ))}
    </div>
  );
}
