/** What scripts/vite/drawings.ts makes of an SVG file. */
declare module "*.svg?drawing" {
  import type { ReactNode } from "react";
  export function Drawing(props: { "aria-label": string }): ReactNode;
}
