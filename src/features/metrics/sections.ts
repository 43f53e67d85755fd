/** The sections of the statistics and of the segments, with their charts. */
import { sessionBlock, sociodemographicBlock } from "./blocks.ts";
import * as users from "./definitions/sessionCharts.ts";
import * as answers from "./definitions/sociodemographicCharts.ts";
import { topicsChart } from "./definitions/topicCharts.ts";
import { messages } from "./messages.en.ts";
import { metricChart, type Section } from "./metricChart.ts";
import { topicsOfActiveUsers } from "./topicsOfActiveUsers.ts";

/** Three charts are in one row if there is room. */
export const columnsOf = ({ length }: Section["charts"]): 2 | 3 => (length === 3 ? 3 : 2);

export const statisticsSections: ReadonlyArray<Section> = [
  {
    id: "registered",
    title: messages.registeredSection,
    charts: [metricChart(sessionBlock, users.activityChart), metricChart(sessionBlock, users.ageGenderChart)],
  },
  {
    id: "sociodemographics",
    title: messages.sociodemographicSection,
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
    charts: [
      metricChart(sociodemographicBlock, answers.behaviourChart("chart-behaviour")),
      metricChart(sociodemographicBlock, answers.preferenceChart("chart-preference")),
    ],
  },
  {
    id: "success",
    title: messages.successSection,
    charts: [
      metricChart(sessionBlock, users.activeShareByAgeChart),
      metricChart(sessionBlock, users.activeShareByGenderChart),
      metricChart(topicsOfActiveUsers, topicsChart),
    ],
  },
];

/** The charts' ids are the specification's. */
export const segmentSections: ReadonlyArray<Section> = [
  {
    id: "demographics",
    title: messages.demographicsSection,
    charts: [
      metricChart(sessionBlock, users.ageChart),
      metricChart(sessionBlock, users.genderChart),
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
