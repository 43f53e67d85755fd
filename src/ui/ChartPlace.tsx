/** The place of a chart: it has its final height before there is anything to draw. */
import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ReactNode } from "react";
import { inRem } from "#src/theme/breakpoints.ts";
import * as css from "./Chart.css.ts";
import type { Heights } from "./chart/kinds.ts";

export function ChartPlace({ heights, children }: { heights: Heights; children?: ReactNode }) {
  const { wide, narrow, paper = wide, arePanels = false } = heights;
  const height = { [css.wide]: inRem(wide), [css.narrow]: inRem(narrow), [css.paper]: inRem(paper) };
  return (
    <div className={css.root}>
      <div className={css.place[arePanels ? "panels" : "chart"]} style={assignInlineVars(height)}>
        {children}
      </div>
    </div>
  );
}
