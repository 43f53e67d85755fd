/** Tinted box with an icon; the icon's shape also distinguishes the kinds. */
import { style, styleVariants } from "@vanilla-extract/css";
import { layout, text } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

const root = style({
  display: "flex",
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  border: "1px solid transparent",
  borderRadius: radius.card,
  color: color.text,
  selectors: {
    "&[data-controls]": { paddingBlock: space[8] },
    "&[data-controls=dismiss]": { paddingInlineEnd: space[8] },
  },
});

/* Centres the first line on the buttons beside it. */
const levelWithControls = { "[data-controls] &": { paddingBlock: `calc((${size.control} - 1lh) / 2)` } };

const tint = (background: string, mark: string) => ({
  borderColor: `color-mix(in srgb, ${mark} 22%, transparent)`,
  backgroundColor: background,
});

export const kind = styleVariants(
  {
    info: tint(color.accentSoft, color.accent),
    positive: tint(color.positiveSoft, color.positiveMark),
    caution: tint(color.cautionSoft, color.cautionMark),
    critical: tint(color.criticalSoft, color.criticalMark),
  },
  (rule) => [root, rule],
);

export type Kind = keyof typeof kind;

export const icon = style({
  ...layout.row,
  alignSelf: "flex-start",
  boxSizing: "content-box",
  height: "1lh",
  selectors: {
    ...levelWithControls,
    [`${kind.info} > &`]: { color: color.accentText },
    [`${kind.positive} > &`]: { color: color.positiveText },
    [`${kind.caution} > &`]: { color: color.cautionText },
    [`${kind.critical} > &`]: { color: color.criticalText },
  },
});

export const body = style({
  ...layout.wrappingRow,
  flex: 1,
  gap: `0 ${space[12]}`,
  minWidth: 0,
});

export const words = style({ flex: "1 1 14rem", minWidth: 0, selectors: levelWithControls });
export const title = style({ ...text.body, fontWeight: 600 });
export const dismiss = style({
  marginBlock: `calc((${size.control} - ${size.target}) / 2)`,
});
