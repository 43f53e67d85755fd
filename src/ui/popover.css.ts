/** The floating box of popovers, and the items of menus and lists in it. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition, floating, highlighted, layout, states, text } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

export const surface = style({
  ...text.body,
  minWidth: "max(var(--trigger-width), 180px)",
  maxWidth: "min(320px, 100vw - 24px)",
  overflow: "auto",
  ...floating,
  color: color.text,
  transition: fastTransition(["opacity", "translate"]),
  selectors: {
    [`${states.entering}, ${states.exiting}`]: { opacity: 0, translate: "0 -4px" },
  },
});

export const list = style({ padding: space[4], outline: "none" });

/* Enter takes the first match. */
globalStyle(`${list}[data-typed]:not(:has([data-focused])) > [role="option"]:first-child`, {
  backgroundColor: color.hover,
});

export const item = style({
  ...layout.row,
  gap: space[8],
  minHeight: size.target,
  padding: "6px 8px",
  borderRadius: radius.control,
  color: color.text,
  outline: "none",
  cursor: "pointer",
  selectors: {
    "&[data-focused]": { backgroundColor: color.hover },
    /* Not `:focus-visible`: hovering focuses items too. */
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
    "&[data-pressed]": { backgroundColor: color.pressed },
    [states.disabled]: { color: color.textDisabled, cursor: "default" },
  },
  "@media": { [media.forcedColors]: { selectors: { "&[data-focused]": highlighted } } },
});

globalStyle(`${item}[data-focused] *`, { "@media": { [media.forcedColors]: { color: "inherit" } } });

export const words = style({ flex: 1, minWidth: 0 });

export const detail = style({ ...text.mutedCaption, display: "block" });

export const check = style({ color: color.accentText });

/** Of a menu, and of a group of results. */
export const heading = style({ ...text.mutedCaption, padding: "6px 8px", fontWeight: 500 });
