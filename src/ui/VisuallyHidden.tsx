/** Words for ears only. */
import type { ReactNode } from "react";
import * as css from "./VisuallyHidden.css.ts";

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.root}>{children}</span>;
}
