/** Titles of charts, and what they count. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  registeredUsers: "Registered users", // Figure, and what a chart counts
  activeUsers: "Active users", // Figure, and what a chart counts
  activeShare: "Active share", // Figure: share of active among registered users
  active: "Active", // Part of the registered users
  inactive: "Inactive", // Part of the registered users
  activityTitle: "Active and inactive users",
  educationTitle: "Level of education", // Title of a chart and name of its categories
  workTitle: "Work role", // Title of a chart and name of its categories
  perceivedHealthTitle: "Self-perceived health", // Title of a chart and name of its categories
  supportTitle: "Desired support", // Title of a chart and name of its categories
  behaviourTitle: "Health behaviour", // Title of a chart and name of its categories
  interestTitle: "Health interests", // Title of a chart
  ageTitle: "Age", // Title of a chart
  genderTitle: "Gender", // Title of a chart and name of its categories
  ageAndGender: "Age and gender", // Title of a chart
  activeShareByAge: "Active share by age",
  activeShareByGender: "Active share by gender",
  topicsTitle: "Topics", // Title of a chart
  ageGroup: "Age group", // Name of a chart's categories
  area: "Area", // Name of a chart's categories
  activity: "Activity", // Name of a chart's categories
  registeredTotal: "{total} registered", // Beside a chart's title: how many users it counts
  activeTotal: "{total} active, several answers possible", // The same for the chart of topics
  answersTotal: "{total} answers", // The same for a chart of answers
  activeOfTotal: "{count} of {total} active", // The same for a chart of active among registered users
  bothTotals: "{total} registered, {count} of them active", // The same for the chart by age and gender
  nobodyActive: "Nobody was active in this period.", // Instead of the chart of topics
  answers: "Users", // What a chart counts
});
