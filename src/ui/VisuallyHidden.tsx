/** Text that is read by screen readers and not shown. */
import type { ReactNode } from "react";
import * as css from "./layout.css.ts";

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
