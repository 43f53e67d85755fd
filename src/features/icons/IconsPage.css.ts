/** Cards with samples, each under its name. */
import { style } from "@vanilla-extract/css";
import { space } from "#src/theme/vars.css.ts";

export const root = style({ display: "grid", gap: space[24], padding: space[24] });
export const samples = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 100%), 1fr))",
  gap: space[24],
});
export const sample = style({ display: "grid", alignContent: "start", justifyItems: "start", gap: space[8] });
