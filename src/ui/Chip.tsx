/** A small label, such as a category or a count. */
import type { ReactNode } from "react";
import * as css from "./Chip.css.ts";

export function Chip({ children }: { children: ReactNode }) {
  return <span className={css.neutral}>{children}</span>;
}
