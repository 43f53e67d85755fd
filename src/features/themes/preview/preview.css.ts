/** Screens in the colours of a theme. The console's own tokens serve for spaces and outer borders only. */
import { style } from "@vanilla-extract/css";
import { appTheme } from "#src/theme/appTheme.css.ts";
import { layout, ownColours, text } from "#src/theme/styles.ts";
import { color, radius, space } from "#src/theme/vars.css.ts";

/* Two screens, light beside dark. */
export const screens = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 220px))",
  justifyContent: "center",
  gap: space[16],
});

export const caption = style({ ...text.mutedCaption, textAlign: "center" });

const faint = `color-mix(in srgb, ${appTheme.onBackground} 14%, transparent)`;

const screen = {
  overflow: "hidden",
  border: `1px solid ${color.borderControl}`,
  backgroundColor: appTheme.background,
  color: appTheme.onBackground,
  fontSize: 11,
  ...ownColours,
} as const;

export const phone = style({
  ...screen,
  display: "flex",
  flexDirection: "column",
  gap: 12,
  height: 300,
  padding: "6px 12px 12px",
  borderRadius: 26,
  lineHeight: "15px",
});

export const camera = style({
  alignSelf: "center",
  flex: "none",
  width: 40,
  height: 10,
  borderRadius: 5,
  backgroundColor: appTheme.onBackground,
});

export const title = style({ fontSize: 15, lineHeight: "19px", fontWeight: 700 });

const drawing = style({
  display: "block",
  fill: appTheme.illustration,
  stroke: appTheme.illustrationOutline,
  strokeLinejoin: "round",
});

export const illustration = style([drawing, { flexShrink: 1, width: "100%", height: 46, strokeWidth: 3 }]);

export const items = style({ display: "grid", borderBlockStart: `1px solid ${faint}` });

export const item = style({
  ...layout.row,
  gap: 6,
  paddingBlock: 5,
  borderBlockEnd: `1px solid ${faint}`,
});

export const dot = style({
  flex: "none",
  width: 8,
  height: 8,
  borderRadius: 4,
  backgroundColor: appTheme.accent,
});

export const buttons = style({ display: "grid", gap: 6, marginBlockStart: "auto" });

const onPrimary = { backgroundColor: appTheme.primary, color: appTheme.onPrimary };
const onAccent = { backgroundColor: appTheme.accent, color: appTheme.onAccent };
const button = style({ padding: "6px 8px", borderRadius: 12, textAlign: "center", fontWeight: 600 });

export const primary = style([button, onPrimary]);
export const accent = style([button, onAccent]);

/* Small screens beside each other: title and picture above, both buttons below. */
export const compact = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[8],
  height: "100%",
  minHeight: 56,
});

export const compared = style({ ...layout.column, gap: space[8] });

export const compactScreen = style({
  ...screen,
  ...layout.column,
  alignContent: "space-between",
  padding: `6px ${space[8]}`,
  borderRadius: radius.card,
  lineHeight: "16px",
  whiteSpace: "nowrap",
});

export const compactLine = style({ ...layout.row, flexWrap: "wrap", gap: 6 });

const cut = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" } as const;

export const compactTitle = style({ ...cut, flex: 1, fontWeight: 700 });

export const compactIllustration = style([drawing, { height: 18, strokeWidth: 8 }]);

const compactButton = style({
  ...cut,
  flex: "1 1 auto",
  paddingInline: space[4],
  borderRadius: radius.full,
  textAlign: "center",
  fontWeight: 600,
});

export const compactPrimary = style([compactButton, onPrimary]);
export const compactAccent = style([compactButton, onAccent]);
