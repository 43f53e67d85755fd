/** A small picture of a theme: its colours in light and dark mode. Decorative, since the name is beside it. */
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type ThemeContent, themeModes } from "#src/domain/themes/themeFields.ts";
import * as css from "./Swatches.css.ts";
import { appTheme } from "#src/theme/appTheme.css.ts";

const sample = "Aa";

export function Swatches({ theme }: { theme: ThemeContent }) {
  return (
    <div className={css.root} aria-hidden="true">
      {themeModes.map((mode) => (
        <div className={css.panel} key={mode} style={assignInlineVars(appTheme, theme[mode])}>
          <span className={css.sample}>{sample}</span>
          <span className={css.row}>
            <span className={css.primary}>{sample}</span>
            <span className={css.accent}>{sample}</span>
            <span className={css.illustration} />
          </span>
        </div>
      ))}
    </div>
  );
}
