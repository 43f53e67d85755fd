/** The sections of the statistics and of the segments, with their charts. */
import type { UserSociodemographicMetric } from "#schemas/metrics/Metrics.ts";
import type { SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import { sessionBlock, sociodemographicBlock, topicBlock } from "./blocks.ts";
import type { ChartDefinition } from "./definitions/ChartDefinition.ts";
import * as users from "./definitions/sessionCharts.ts";
import * as answers from "./definitions/sociodemographicCharts.ts";
import { topicsChart } from "./definitions/topicCharts.ts";
import { messages } from "./messages.en.ts";
import { metricChart, type Section } from "./metricChart.ts";
import { topicsOfActiveUsers } from "./topicsOfActiveUsers.ts";

const session = (definition: ChartDefinition<SessionCounts>) =>
  metricChart(sessionBlock, sessionBlock, definition);
const sociodemographic = (definition: ChartDefinition<UserSociodemographicMetric>) =>
  metricChart(sociodemographicBlock, sociodemographicBlock, definition);

/** Three charts are in one row if there is room. */
export const columnsOf = ({ length }: Section["charts"]): 2 | 3 => (length === 3 ? 3 : 2);

export const statisticsSections: ReadonlyArray<Section> = [
  {
    id: "registered",
    title: messages.registeredSection,
    charts: [session(users.activityChart), session(users.ageGenderChart)],
  },
  {
    id: "sociodemographics",
    title: messages.sociodemographicSection,
    charts: [
      sociodemographic(answers.educationChart("chart-education")),
      sociodemographic(answers.workChart("chart-work")),
      sociodemographic(answers.perceivedHealthChart("chart-health")),
      sociodemographic(answers.supportChart("chart-support")),
    ],
  },
  {
    id: "activities",
    title: messages.activitiesSection,
    charts: [
      sociodemographic(answers.behaviourChart("chart-behaviour")),
      sociodemographic(answers.preferenceChart("chart-preference")),
    ],
  },
  {
    id: "success",
    title: messages.successSection,
    charts: [
      session(users.activeShareByAgeChart),
      session(users.activeShareByGenderChart),
      metricChart(topicBlock, topicsOfActiveUsers, topicsChart),
    ],
  },
];

/** The charts' ids are the specification's. */
export const segmentSections: ReadonlyArray<Section> = [
  {
    id: "demographics",
    title: messages.demographicsSection,
    charts: [
      session(users.ageChart),
      session(users.genderChart),
      session(users.clusterChart),
      sociodemographic(answers.educationChart("chart-level-of-education")),
      sociodemographic(answers.workChart("chart-work-role")),
    ],
  },
  {
    id: "health",
    title: messages.healthSection,
    charts: [
      sociodemographic(answers.behaviourChart("chart-health-behaviour")),
      sociodemographic(answers.interestChart("chart-health-interest")),
      sociodemographic(answers.perceivedHealthChart("chart-perceived-health")),
    ],
  },
];
