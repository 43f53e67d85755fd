/** A lucide icon in the console's stroke width. Hidden from screen readers: the text beside it, or the button's label, is read. */
import type { LucideProps } from "lucide-react";
import type { ComponentType } from "react";
import * as css from "./Icon.css.ts";

export type Glyph = ComponentType<LucideProps>;

export interface IconProps {
  glyph: Glyph;
  size?: 14 | 16 | 20 | 24;
}

export function Icon({ glyph: Glyph, size = 16 }: IconProps) {
  /* 1.5 px at every size: lucide's view box is 24 units wide. */
  return <Glyph className={css.root} size={size} strokeWidth={36 / size} aria-hidden />;
}
