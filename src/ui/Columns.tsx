/** Two columns of cards from 1024 px, or three from 1440 px for three short ones; one column below. */
import type { ReactNode } from "react";
import * as css from "./Columns.css.ts";

export interface ColumnsProps {
  columns?: 2 | 3;
  children: ReactNode;
}

export function Columns({ columns = 2, children }: ColumnsProps) {
  return <div className={columns === 3 ? css.three : css.root}>{children}</div>;
}
