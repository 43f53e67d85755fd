/** A lucide glyph in the console's weight; it never speaks, the words beside it do. */
import type { LucideIcon } from "lucide-react";
import * as css from "./Icon.css.ts";

export type Glyph = LucideIcon;

export interface IconProps {
  glyph: Glyph;
  size?: 14 | 16 | 20 | 24;
}

export function Icon({ glyph: Glyph, size = 16 }: IconProps) {
  /* Drawn on 24 units: 1.5 px at every size. */
  return <Glyph className={css.root} size={size} strokeWidth={36 / size} aria-hidden />;
}
