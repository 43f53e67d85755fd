/** The pages of charts: what their files are called, and what they contain. */
import { type Atom, atom, type Getter } from "jotai";
import { blocks, isAnyBlockLoadingAtom } from "../answers/blocks.ts";
import { segmentsPath, statisticsPath } from "#src/domain/statisticsPaths.ts";
import type { MetricChart } from "../answers/metricChart.ts";
import { activityChart, segmentSections, statisticsSections } from "./sections.ts";
import { isTrendLoadingAtom, trendPartsAtom } from "../trend/trend.ts";
import { trendChart } from "../trend/trendChart.ts";

export interface PageOfCharts {
  readonly path: string;
  /** End of the names of its files. */
  readonly name: string;
  readonly charts: ReadonlyArray<MetricChart>;
  /** Whether any of them is loading. */
  readonly isLoadingAtom: Atom<boolean>;
  /** How much has loaded; undefined if all has. */
  readonly progressAtom: Atom<Progress | undefined>;
}

interface Progress {
  readonly loaded: number;
  readonly all: number;
}

/** Blocks, and the parts of the trend. */
const progressOf = (parts: (get: Getter) => ReadonlyArray<boolean>) =>
  atom((get): Progress | undefined => {
    const all = [...blocks.map(({ loadingAtom }) => !get(loadingAtom)), ...parts(get)];
    const loaded = all.filter((isLoaded) => isLoaded).length;
    return loaded === all.length ? undefined : { loaded, all: all.length };
  });

export const statistics: PageOfCharts = {
  path: statisticsPath,
  name: "statistics",
  charts: [activityChart, trendChart, ...statisticsSections.flatMap(({ charts }) => charts)],
  isLoadingAtom: atom((get) => get(isAnyBlockLoadingAtom) || get(isTrendLoadingAtom)),
  progressAtom: progressOf((get) => get(trendPartsAtom)),
};

export const segments: PageOfCharts = {
  path: segmentsPath,
  name: "segments",
  charts: segmentSections.flatMap(({ charts }) => charts),
  isLoadingAtom: isAnyBlockLoadingAtom,
  progressAtom: progressOf(() => []),
};

export const pagesOfCharts: ReadonlyArray<PageOfCharts> = [statistics, segments];
