/** What is entered beside its help from 1024 px; lists below take the whole width. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[16],
  "@media": { [media.phone]: { gap: space[8] } },
});

export const part = style([
  page,
  {
    selectors: { "&[hidden]": { display: "none" } },
    "@media": {
      [media.fromMedium]: { gridTemplateColumns: "minmax(0, 1fr) 18rem" },
      [media.fromLarge]: { gridTemplateColumns: "minmax(0, 1fr) 22rem" },
    },
  },
]);

/** Below both on a wide screen, and before the help on a narrow one. */
export const wide = style({ minWidth: 0, gridColumn: "1 / -1" });

export const beside = style({
  display: "grid",
  minWidth: 0,
  "@media": { [media.fromMedium]: { gridArea: "1 / 2" } },
});
