/** Small screens beside each other: title and picture above, both buttons below. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";
import { appTheme } from "#src/theme/appTheme.css.ts";

const { space } = vars;

export const root = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[8],
  height: "100%",
});

export const screen = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "space-between",
  padding: `6px ${space[8]}`,
  overflow: "hidden",
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.card,
  backgroundColor: appTheme.background,
  color: appTheme.onBackground,
  fontSize: 11,
  lineHeight: "16px",
  whiteSpace: "nowrap",
  forcedColorAdjust: "none",
});

export const line = style({ display: "flex", alignItems: "center", gap: 6 });

const cut = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" } as const;

export const title = style({ ...cut, flex: 1, fontWeight: 700 });

export const picture = style({ flex: "none" });

export const illustration = style({
  display: "block",
  height: 18,
  fill: appTheme.illustration,
  stroke: appTheme.illustrationOutline,
  strokeWidth: 8,
  strokeLinejoin: "round",
});

const button = style({
  ...cut,
  flex: "1 1 auto",
  paddingInline: space[4],
  borderRadius: vars.radius.full,
  textAlign: "center",
  fontWeight: 600,
});

export const primary = style([button, { backgroundColor: appTheme.primary, color: appTheme.onPrimary }]);
export const accent = style([button, { backgroundColor: appTheme.accent, color: appTheme.onAccent }]);
