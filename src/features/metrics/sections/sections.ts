/** The sections of the statistics and of the segments, with their charts. */
import { atom, type Atom, type Getter } from "jotai";
import type { Progress } from "#src/interaction/whenLoaded.ts";
import { blocks, sessionBlock, sociodemographicBlock, topicsOfActiveUsers } from "../answers/blocks.ts";
import { metricChart, type MetricChart, type Section, wide } from "../answers/metricChart.ts";
import * as answers from "../charts/definitions/answerCharts.ts";
import * as users from "../charts/definitions/sessionCharts.ts";
import { messages } from "../messages.en.ts";
import { trendChart, trendPartsAtom } from "../trend/trendChart.ts";

/** In files only: the key figures show its numbers. */
export const activityChart = metricChart(sessionBlock, users.activityChart);

const ageChart = metricChart(sessionBlock, users.ageChart);
/** Compared in the statistics, which show both in one chart. */
export const ageGroupChart = metricChart(sessionBlock, users.ageGroupChart);
export const genderChart = metricChart(sessionBlock, users.genderChart);
export const ageGenderChart = metricChart(sessionBlock, users.ageGenderChart);

export const statisticsSections: ReadonlyArray<Section> = [
  {
    id: "registered",
    title: messages.registeredSection,
    shortTitle: messages.registeredShort,
    charts: [ageGenderChart],
  },
  {
    id: "sociodemographics",
    title: messages.sociodemographicSection,
    shortTitle: messages.sociodemographicShort,
    ignoresStart: true,
    charts: [
      metricChart(sociodemographicBlock, answers.educationChart("chart-education")),
      metricChart(sociodemographicBlock, answers.workChart("chart-work")),
      metricChart(sociodemographicBlock, answers.perceivedHealthChart("chart-health")),
      metricChart(sociodemographicBlock, answers.supportChart("chart-support")),
    ],
  },
  {
    id: "activities",
    title: messages.activitiesSection,
    shortTitle: messages.activitiesShort,
    ignoresStart: true,
    charts: [
      metricChart(sociodemographicBlock, answers.behaviourChart("chart-behaviour")),
      metricChart(sociodemographicBlock, answers.interestChart("chart-preference")),
    ],
  },
  {
    id: "success",
    title: messages.successSection,
    shortTitle: messages.successShort,
    charts: [
      metricChart(sessionBlock, users.activeShareByAgeChart),
      metricChart(sessionBlock, users.activeShareByGenderChart),
      wide(metricChart(topicsOfActiveUsers, answers.topicsChart)),
    ],
  },
];

export const segmentSections: ReadonlyArray<Section> = [
  {
    id: "demographics",
    title: messages.demographicsSection,
    charts: [
      ageChart,
      genderChart,
      metricChart(sessionBlock, users.clusterChart),
      metricChart(sociodemographicBlock, answers.educationChart("chart-level-of-education")),
      metricChart(sociodemographicBlock, answers.workChart("chart-work-role")),
    ],
  },
  {
    id: "health",
    title: messages.healthSection,
    charts: [
      metricChart(sociodemographicBlock, answers.behaviourChart("chart-health-behaviour")),
      metricChart(sociodemographicBlock, answers.interestChart("chart-health-interest")),
      metricChart(sociodemographicBlock, answers.perceivedHealthChart("chart-perceived-health")),
    ],
  },
];

export interface PageOfCharts {
  /** End of the names of its files. */
  readonly name: string;
  readonly charts: ReadonlyArray<MetricChart>;
  /** How much has loaded; undefined if all has. */
  readonly progressAtom: Atom<Progress | undefined>;
}

/** Blocks, and the parts of the trend. */
const progressOf = (parts: (get: Getter) => ReadonlyArray<boolean>) =>
  atom((get): Progress | undefined => {
    const all = [...blocks.map(({ loadingAtom }) => !get(loadingAtom)), ...parts(get)];
    const loaded = all.filter((isLoaded) => isLoaded).length;
    return loaded === all.length ? undefined : { loaded, all: all.length };
  });

export const statistics: PageOfCharts = {
  name: "statistics",
  charts: [activityChart, trendChart, ...statisticsSections.flatMap(({ charts }) => charts)],
  progressAtom: progressOf((get) => get(trendPartsAtom)),
};

export const segments: PageOfCharts = {
  name: "segments",
  charts: segmentSections.flatMap(({ charts }) => charts),
  progressAtom: progressOf(() => []),
};
