/** The pages of charts: what their files are called, and what they contain. */
import { type Atom, atom } from "jotai";
import { isAnyBlockLoadingAtom } from "../answers/blocks.ts";
import { segmentsPath, statisticsPath } from "#src/domain/statisticsPaths.ts";
import type { MetricChart } from "../answers/metricChart.ts";
import { activityChart, segmentSections, statisticsSections } from "./sections.ts";
import { isTrendLoadingAtom } from "../trend/trend.ts";
import { trendChart } from "../trend/trendChart.ts";

export interface PageOfCharts {
  readonly path: string;
  /** End of the names of its files. */
  readonly name: string;
  readonly charts: ReadonlyArray<MetricChart>;
  /** Whether any of them is loading. */
  readonly isLoadingAtom: Atom<boolean>;
}

export const statistics: PageOfCharts = {
  path: statisticsPath,
  name: "statistics",
  charts: [activityChart, trendChart, ...statisticsSections.flatMap(({ charts }) => charts)],
  isLoadingAtom: atom((get) => get(isAnyBlockLoadingAtom) || get(isTrendLoadingAtom)),
};

export const segments: PageOfCharts = {
  path: segmentsPath,
  name: "segments",
  charts: segmentSections.flatMap(({ charts }) => charts),
  isLoadingAtom: isAnyBlockLoadingAtom,
};

export const pagesOfCharts: ReadonlyArray<PageOfCharts> = [statistics, segments];
