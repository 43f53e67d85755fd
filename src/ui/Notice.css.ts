/** A soft ground, a mark and words; the mark's shape tells the kinds apart. */
import { style, styleVariants } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

const root = style({
  display: "flex",
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  border: "1px solid transparent",
  borderRadius: vars.radius.card,
  color: color.text,
  selectors: { "&[data-controls]": { padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}` } },
});

/* The first line stands level with the buttons beside it. */
const level = { "[data-controls] &": { paddingBlock: `calc((${vars.size.control} - 1lh) / 2)` } };

const of = (ground: string, mark: string) => ({
  borderColor: `color-mix(in srgb, ${mark} 22%, transparent)`,
  backgroundColor: ground,
});

export const kind = styleVariants(
  {
    info: of(color.accentSoft, color.accent),
    positive: of(color.positiveSoft, color.positiveMark),
    caution: of(color.cautionSoft, color.cautionMark),
    critical: of(color.criticalSoft, color.criticalMark),
  },
  (rule) => [root, rule],
);

export type Kind = keyof typeof kind;

export const mark = style({
  display: "flex",
  alignItems: "center",
  alignSelf: "flex-start",
  boxSizing: "content-box",
  height: "1lh",
  selectors: {
    ...level,
    [`${kind.info} > &`]: { color: color.accentText },
    [`${kind.positive} > &`]: { color: color.positiveText },
    [`${kind.caution} > &`]: { color: color.cautionText },
    [`${kind.critical} > &`]: { color: color.criticalText },
  },
});

export const body = style({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: `0 ${space[12]}`,
  minWidth: 0,
});

export const words = style({ flex: "1 1 14rem", minWidth: 0, selectors: level });
export const title = style({ ...text.body, fontWeight: 600 });
export const dismiss = style({
  marginBlock: `calc((${vars.size.control} - ${vars.size.target}) / 2)`,
});
