/** Actions on the right; below the text when they do not fit beside it. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { layout, text } from "#src/theme/styles.ts";
import { color, radius, space } from "#src/theme/vars.css.ts";

/** The start's frame has it in the place of a sticky bar (`data-bar`), too: the title is then where the bar has it. */
export const root = style({
  display: "grid",
  gap: space[8],
  marginBlockEnd: space[24],
  selectors: {
    "&[data-bar]": { marginBlockStart: -24 },
    "&:not([data-bar], :has(p))": { marginBlockEnd: space[16] },
  },
  "@media": {
    [media.belowMedium]: { selectors: { "&[data-bar]": { marginBlockStart: -16 } } },
    [media.phone]: { selectors: { "&[data-bar]": { marginBlockStart: -20 } } },
    print: { marginBlockEnd: space[12] },
  },
});

export const row = style({
  ...layout.wrappingRow,
  justifyContent: "space-between",
  gap: `${space[12]} ${space[24]}`,
});

/* A title alone leaves the rest of its line to the actions. */
export const words = style({
  minWidth: 0,
  flex: "1 1 auto",
  selectors: { "&:has(p)": { flexBasis: "12rem" } },
});

/** Above a subject: what kind of thing it is. */
export const kind = style({
  ...text.mutedCaption,
  display: "block",
  marginBlockEnd: -4,
  fontWeight: 500,
  letterSpacing: 0,
});

/** As high as the actions beside it, so that it stays where it is when they appear. */
export const title = style({
  ...text.title,
  paddingBlock: space[4],
  borderRadius: radius.small,
  // The name stands where the title alone does, and the focus ring is around both.
  selectors: { [`&:has(> ${kind})`]: { marginBlockStart: -8, paddingBlockStart: 0 } },
});

export const subject = style({ display: "block", overflowWrap: "anywhere" });

export const description = style({
  ...text.body,
  maxWidth: "72ch",
  color: color.textMuted,
  textWrap: "pretty",
});

export const actions = style({
  ...layout.actions,
  "@media": { print: { display: "none" } },
});
