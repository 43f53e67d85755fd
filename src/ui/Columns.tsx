/** Cards in two columns from 1024 px, in rows of equal height; one column below. */
import type { ReactNode } from "react";
import * as css from "./Columns.css.ts";

export function Columns({ children }: { children: ReactNode }) {
  return <div className={css.root}>{children}</div>;
}

/** A card as wide as both columns. */
export function WideColumn({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}
