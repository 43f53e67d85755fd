/** A lucide icon in the console's stroke width. Hidden from screen readers: the text beside it, or the button's label, is read. */
import type { LucideProps } from "lucide-react";
import type { ComponentType } from "react";
import * as css from "./Icon.css.ts";

export type Glyph = ComponentType<LucideProps>;

export function Icon({ glyph: Glyph, size = 16 }: { glyph: Glyph; size?: 14 | 16 | 20 }) {
  /* 1.5 px at every size: lucide's view box is 24 units wide. */
  return <Glyph size={size} strokeWidth={36 / size} aria-hidden />;
}

/** The logo: a W that is also a person with raised arms. */
export function Logo({ size = 28 }: { size?: 28 | 40 }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <rect width="28" height="28" rx="8" className={css.logo} />
      <g className={css.logoSign} stroke="currentColor">
        <circle cx="14" cy="8.5" r="2.25" fill="currentColor" stroke="none" />
        <path
          d="M6 12v3.5a4 4 0 0 0 8 0V15v.5a4 4 0 0 0 8 0V12"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
