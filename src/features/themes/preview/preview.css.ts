/** Screens in the colours of a theme. The console's own tokens serve for spaces and outer borders only. */
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";
import { appTheme } from "#src/theme/appTheme.css.ts";

const { space } = vars;

/* Six screens: a column for each system, light above dark. On phones one, which is chosen above it. */
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[8],
  marginBlockEnd: space[12],
});

export const screens = style({
  display: "grid",
  gridAutoFlow: "column",
  gridTemplateRows: "repeat(2, auto)",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: `${space[16]} ${space[12]}`,
  "@media": { [media.phone]: { gridTemplateRows: "auto" } },
});

export const captioned = style({ display: "grid", gap: space[4], minWidth: 0 });

export const hint = style({ ...text.caption, color: vars.color.textMuted, marginBlockStart: space[12] });

export const caption = style({ ...text.caption, color: vars.color.textMuted, textAlign: "center" });

const faint = `color-mix(in srgb, ${appTheme.onBackground} 14%, transparent)`;

const screen = style({
  overflow: "hidden",
  border: `1px solid ${vars.color.borderControl}`,
  backgroundColor: appTheme.background,
  color: appTheme.onBackground,
  fontSize: 11,
  forcedColorAdjust: "none",
});

const phone = style([
  screen,
  {
    display: "flex",
    flexDirection: "column",
    gap: 10,
    height: 280,
    "@media": { [media.phone]: { height: 246 } },
    padding: "0 12px 12px",
    lineHeight: "15px",
  },
]);

export const system = styleVariants(
  {
    ios: { borderRadius: 26 },
    android: { borderRadius: 18 },
    web: { borderRadius: 8 },
  },
  (shape) => [phone, shape],
);

const bar = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  height: 22,
  marginInline: -12,
});

export const barOf = styleVariants({
  ios: [bar, { justifyContent: "center" }],
  android: [bar, { justifyContent: "center" }],
  web: [bar, { gap: space[4], paddingInline: 10, borderBlockEnd: `1px solid ${faint}` }],
});

const ink = { backgroundColor: appTheme.onBackground };

export const mark = styleVariants({
  ios: { ...ink, width: 40, height: 10, borderRadius: 5 },
  android: { ...ink, width: 8, height: 8, borderRadius: 4 },
  web: { ...ink, width: 6, height: 6, borderRadius: 3, opacity: 0.5 },
});

export const title = style({ fontSize: 15, lineHeight: "19px", fontWeight: 700 });

const drawing = style({
  display: "block",
  fill: appTheme.illustration,
  stroke: appTheme.illustrationOutline,
  strokeLinejoin: "round",
});

export const illustration = style([drawing, { width: "100%", height: 46, strokeWidth: 3 }]);

export const items = style({ display: "grid", borderBlockStart: `1px solid ${faint}` });

export const item = style({
  display: "flex",
  alignItems: "center",
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

export const picture = style({ borderRadius: 4 });

export const buttons = style({
  display: "grid",
  gap: 6,
  marginBlockStart: "auto",
  // Wide on phones.
  "@media": { [media.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

const button = style({ padding: "6px 8px", textAlign: "center", fontWeight: 600 });
const onPrimary = { backgroundColor: appTheme.primary, color: appTheme.onPrimary };
const onAccent = { backgroundColor: appTheme.accent, color: appTheme.onAccent };

const radius = { ios: 12, android: 999, web: 6 } as const;

export const primary = styleVariants(radius, (borderRadius) => [button, { borderRadius, ...onPrimary }]);
export const accent = styleVariants(radius, (borderRadius) => [button, { borderRadius, ...onAccent }]);

/* Only within a screen that can be clicked: its background is a part too. */
globalStyle("[data-colour=background], [data-colour=background] [data-colour]", { cursor: "pointer" });
globalStyle("[data-colour=background] [data-colour]:hover", {
  "@media": { [media.hover]: { outline: `1px dashed ${appTheme.onBackground}`, outlineOffset: 3 } },
});

/* Small screens beside each other: title and picture above, both buttons below. */
export const compact = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[8],
  height: "100%",
});

export const compactScreen = style([
  screen,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "space-between",
    padding: `6px ${space[8]}`,
    borderRadius: vars.radius.card,
    lineHeight: "16px",
    whiteSpace: "nowrap",
  },
]);

export const compactLine = style({ display: "flex", alignItems: "center", gap: 6 });

const cut = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" } as const;

export const compactTitle = style({ ...cut, flex: 1, fontWeight: 700 });

export const compactPicture = style({ flex: "none" });

export const compactIllustration = style([drawing, { height: 18, strokeWidth: 8 }]);

const compactButton = style({
  ...cut,
  flex: "1 1 auto",
  paddingInline: space[4],
  borderRadius: vars.radius.full,
  textAlign: "center",
  fontWeight: 600,
});

export const compactPrimary = style([compactButton, onPrimary]);
export const compactAccent = style([compactButton, onAccent]);
