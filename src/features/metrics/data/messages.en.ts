/** Titles of charts, and what they count. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  registeredUsers: {
    id: "data.registeredUsers",
    defaultMessage: "Registered users",
    description: "Figure, and what a chart counts",
  },
  activeUsers: {
    id: "data.activeUsers",
    defaultMessage: "Active users",
    description: "Figure, and what a chart counts",
  },
  activeShare: {
    id: "data.activeShare",
    defaultMessage: "Active share",
    description: "Figure: share of active among registered users",
  },
  active: { id: "data.active", defaultMessage: "Active", description: "Part of the registered users" },
  inactive: { id: "data.inactive", defaultMessage: "Inactive", description: "Part of the registered users" },
  activityTitle: {
    id: "data.activityTitle",
    defaultMessage: "Active and inactive users",
    description: "Title of a chart",
  },
  educationTitle: {
    id: "data.educationTitle",
    defaultMessage: "Level of education",
    description: "Title of a chart and name of its categories",
  },
  workTitle: {
    id: "data.workTitle",
    defaultMessage: "Work role",
    description: "Title of a chart and name of its categories",
  },
  perceivedHealthTitle: {
    id: "data.perceivedHealthTitle",
    defaultMessage: "Self-perceived health",
    description: "Title of a chart and name of its categories",
  },
  supportTitle: {
    id: "data.supportTitle",
    defaultMessage: "Desired support",
    description: "Title of a chart and name of its categories",
  },
  behaviourTitle: {
    id: "data.behaviourTitle",
    defaultMessage: "Health behaviour",
    description: "Title of a chart and name of its categories",
  },
  preferenceTitle: {
    id: "data.preferenceTitle",
    defaultMessage: "Preferred areas",
    description: "Title of a chart",
  },
  interestTitle: {
    id: "data.interestTitle",
    defaultMessage: "Health interests",
    description: "Title of a chart",
  },
  ageTitle: { id: "data.ageTitle", defaultMessage: "Age", description: "Title of a chart" },
  genderTitle: {
    id: "data.genderTitle",
    defaultMessage: "Gender",
    description: "Title of a chart and name of its categories",
  },
  ageAndGender: {
    id: "data.ageAndGender",
    defaultMessage: "Age and gender",
    description: "Title of a chart",
  },
  activeShareByAge: {
    id: "data.activeShareByAge",
    defaultMessage: "Active share by age",
    description: "Title of a chart",
  },
  activeShareByGender: {
    id: "data.activeShareByGender",
    defaultMessage: "Active share by gender",
    description: "Title of a chart",
  },
  topicsTitle: { id: "data.topicsTitle", defaultMessage: "Topics", description: "Title of a chart" },
  severalTopics: {
    id: "data.severalTopics",
    defaultMessage: "{answers} answers, several per person.",
    description: "Note on the chart of topics",
  },
  ageGroup: { id: "data.ageGroup", defaultMessage: "Age group", description: "Name of a chart's categories" },
  area: { id: "data.area", defaultMessage: "Area", description: "Name of a chart's categories" },
  activity: { id: "data.activity", defaultMessage: "Activity", description: "Name of a chart's categories" },
  answers: { id: "data.answers", defaultMessage: "Users", description: "What a chart counts" },
} as const satisfies Messages;
