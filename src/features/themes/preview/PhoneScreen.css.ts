/** A small screen in the theme's colours. The console's own tokens serve for spaces and the outer border only. */
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";
import { appTheme } from "#src/theme/appTheme.css.ts";

const { space } = vars;
const faint = `color-mix(in srgb, ${appTheme.onBackground} 14%, transparent)`;

const screen = style({
  display: "flex",
  flexDirection: "column",
  gap: 10,
  height: 280,
  "@media": { [media.phone]: { height: 246 } },
  padding: "0 12px 12px",
  overflow: "hidden",
  border: `1px solid ${vars.color.borderControl}`,
  backgroundColor: appTheme.background,
  color: appTheme.onBackground,
  fontSize: 11,
  lineHeight: "15px",
  forcedColorAdjust: "none",
});

export const system = styleVariants(
  {
    ios: { borderRadius: 26 },
    android: { borderRadius: 18 },
    web: { borderRadius: 8 },
  },
  (shape) => [screen, shape],
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

export const illustration = style({
  display: "block",
  width: "100%",
  height: 46,
  fill: appTheme.illustration,
  stroke: appTheme.illustrationOutline,
  strokeWidth: 3,
  strokeLinejoin: "round",
});

export const list = style({ display: "grid", borderBlockStart: `1px solid ${faint}` });

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

const radius = { ios: 12, android: 999, web: 6 } as const;

export const primary = styleVariants(radius, (borderRadius) => [
  button,
  { borderRadius, backgroundColor: appTheme.primary, color: appTheme.onPrimary },
]);

export const accent = styleVariants(radius, (borderRadius) => [
  button,
  { borderRadius, backgroundColor: appTheme.accent, color: appTheme.onAccent },
]);

/* Only within a screen that can be clicked: its background is a part too. */
globalStyle("[data-colour=background], [data-colour=background] [data-colour]", { cursor: "pointer" });
globalStyle("[data-colour=background] [data-colour]:hover", {
  "@media": { [media.hover]: { outline: `1px dashed ${appTheme.onBackground}`, outlineOffset: 3 } },
});
