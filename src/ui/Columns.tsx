/** Cards in one column, two from 1024 px and on paper, three from 1920 px. */
import type { ReactNode } from "react";
import * as css from "./Columns.css.ts";

export function Columns({ children }: { children: ReactNode }) {
  return <div className={css.root}>{children}</div>;
}
