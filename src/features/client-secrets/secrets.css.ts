/** The table of secrets, the forms of a new one, and what secrets ask for in the overview. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { layout, text } from "#src/theme/styles.ts";
import { color, size, space } from "#src/theme/vars.css.ts";

export const calendar = style({
  display: "grid",
  alignContent: "start",
  minHeight: `calc(7 * (${size.target} + 2px) + 60px)`,
});

/** Its name on paper, where the choice of the view is not shown, and the list of apps may be above. */
export const title = style({
  ...text.heading,
  display: "none",
  padding: `${space[16]} ${size.cardPadding} ${space[4]}`,
  "@media": { print: { display: "block" } },
});

/** Above the list of what secrets ask for. */
export const words = style({ ...text.muted, padding: `0 ${size.cardPadding} ${space[12]}` });

/** Below that list: those that need nobody. */
export const endless = style({
  ...text.muted,
  ...layout.wrappingRow,
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[12]} ${size.cardPadding}`,
  borderBlockStart: `1px solid ${color.border}`,
});

globalStyle(`${endless} a`, { color: color.textMuted, fontWeight: 400 });

export const muted = style({
  color: color.textMuted,
  whiteSpace: "nowrap",
  // Large text.
  "@media": { [media.phone]: { whiteSpace: "normal" } },
});
/* Without room for both it is left out: it asks for nothing. */
export const old = style([
  muted,
  {
    marginInlineStart: space[4],
    "@media": { [media.narrowTable]: { display: "none" }, [media.phone]: { display: "inline" } },
  },
]);
