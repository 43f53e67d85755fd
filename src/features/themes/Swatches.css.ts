/** A panel for each mode, in the colours of the theme (appTheme). */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";
import { appTheme } from "#src/theme/appTheme.css.ts";

const { space } = vars;

export const root = style({ display: "grid", gridTemplateColumns: "1fr 1fr" });

export const panel = style({
  display: "grid",
  alignContent: "space-between",
  gap: space[16],
  minHeight: 108,
  padding: space[16],
  backgroundColor: appTheme.background,
  color: appTheme.onBackground,
  forcedColorAdjust: "none",
});

export const sample = style({ ...text.heading, lineHeight: 1 });

export const row = style({ display: "flex", alignItems: "center", gap: space[8] });

export const primary = style({
  ...text.caption,
  padding: "4px 10px",
  borderRadius: vars.radius.full,
  backgroundColor: appTheme.primary,
  color: appTheme.onPrimary,
  fontWeight: 600,
});

export const accent = style([primary, { backgroundColor: appTheme.accent, color: appTheme.onAccent }]);

export const illustration = style({
  width: 22,
  height: 22,
  borderRadius: vars.radius.full,
  border: `3px solid ${appTheme.illustrationOutline}`,
  backgroundColor: appTheme.illustration,
});
