/** Two columns of cards from 1024 px, one column below. */
import type { ReactNode } from "react";
import * as css from "./Columns.css.ts";

export function Columns({ children }: { children: ReactNode }) {
  return <div className={css.root}>{children}</div>;
}
