/** The sections of the statistics and of the segments, with their charts. */
import { sessionBlock, sociodemographicBlock, topicBlock } from "./blocks.ts";
import * as users from "./data/sessionCharts.ts";
import * as answers from "./data/sociodemographicCharts.ts";
import { topicsChart } from "./data/topicCharts.ts";
import { messages } from "./messages.en.ts";
import { metricChart, type Section } from "./metricChart.ts";

export const statisticsSections: ReadonlyArray<Section> = [
  {
    id: "registered",
    title: messages.registeredSection,
    charts: [users.activityChart, users.registeredChart, users.activeChart].map((spec) =>
      metricChart(sessionBlock, spec),
    ),
  },
  {
    id: "sociodemographics",
    title: messages.sociodemographicSection,
    charts: [
      answers.educationChart("chart-education"),
      answers.workChart("chart-work"),
      answers.perceivedHealthChart("chart-health"),
      answers.supportChart("chart-support"),
    ].map((spec) => metricChart(sociodemographicBlock, spec)),
  },
  {
    id: "activities",
    title: messages.activitiesSection,
    charts: [answers.behaviourChart("chart-behaviour"), answers.preferenceChart("chart-preference")].map(
      (spec) => metricChart(sociodemographicBlock, spec),
    ),
  },
  {
    id: "success",
    title: messages.successSection,
    charts: [
      metricChart(sessionBlock, users.activeShareByAgeChart),
      metricChart(sessionBlock, users.activeShareByGenderChart),
      metricChart(topicBlock, topicsChart),
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
      answers.behaviourChart("chart-health-behaviour"),
      answers.interestChart("chart-health-interest"),
      answers.perceivedHealthChart("chart-perceived-health"),
    ].map((spec) => metricChart(sociodemographicBlock, spec)),
  },
];
