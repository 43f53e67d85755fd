/** A small label: a kind, a number of things. */
import type { ReactNode } from "react";
import * as css from "./Chip.css.ts";

export function Chip({ children }: { children: ReactNode }) {
  return <span className={css.neutral}>{children}</span>;
}
