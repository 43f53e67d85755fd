/** Lays out its children without a style of their own: beside each other, one below the other; quiet text, and code. */
// There is nothing to remember: it would be most of their code.
"use no memo";

import type { ReactNode } from "react";
import * as css from "./layout.css.ts";

interface Children {
  children: ReactNode;
}

/** Words and chips, level with each other; what has no room is below. */
export function Row({ children }: Children) {
  return <div className={css.row}>{children}</div>;
}

export function Stack({ gap = 16, children }: Children & { gap?: css.Gap }) {
  return <div className={css.stack[gap]}>{children}</div>;
}

interface MutedProps extends Children {
  as?: "span" | "p" | "dt";
  isSmaller?: boolean;
}

/** Small and grey: a term, a note, a description. */
export function Muted({ as: Element = "span", isSmaller = false, children }: MutedProps) {
  return <Element className={isSmaller ? css.caption : css.muted}>{children}</Element>;
}

/** Monospace text in a sunken area; a line that is too long is wrapped. */
export function Code({ children }: Children) {
  return (
    <pre translate="no" className={css.code}>
      {children}
    </pre>
  );
}
