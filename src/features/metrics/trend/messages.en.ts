/** Words of the trend. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  title: {
    id: "trend.title",
    defaultMessage: "Registered and active users over time",
    description: "Title of the trend",
  },
  period: {
    id: "trend.period",
    defaultMessage: "Period",
    description: "Column of the trend’s table: day, week, month, quarter or year",
  },
  users: { id: "trend.users", defaultMessage: "Users", description: "What the trend counts" },
  registered: {
    id: "trend.registered",
    defaultMessage: "Registered at the end",
    description: "Series of the trend: users registered at the end of a day, week, month, …",
  },
  active: {
    id: "trend.active",
    defaultMessage: "Active",
    description: "Series of the trend: users active within a day, week, month, …",
  },
  registeredShort: {
    id: "trend.registeredShort",
    defaultMessage: "Registered",
    description: "In the trend’s legend: the line",
  },
  quarter: {
    id: "trend.quarter",
    defaultMessage: "Q{quarter} {year}",
    description: "A quarter of a year: Q1 2026",
  },
  grew: {
    id: "trend.grew",
    defaultMessage: "Registered users grew from {first} to {last} ({change}).",
    description: "Summary of the trend; `change` is in percent: +15.34 %",
  },
  grewMuch: {
    id: "trend.grewMuch",
    defaultMessage: "Registered users grew from {first} to {last}.",
    description: "The same if there were more than ten times as many at the end, or none at first",
  },
  fell: {
    id: "trend.fell",
    defaultMessage: "Registered users fell from {first} to {last} ({change}).",
    description: "Summary of the trend",
  },
  stayed: {
    id: "trend.stayed",
    defaultMessage: "Registered users stayed at {last}.",
    description: "Summary of the trend: as many at the end as at first",
  },
  peak: {
    id: "trend.peak",
    defaultMessage: "Most active users: {period} ({count}).",
    description: "Summary of the trend; `period`: Mar 24, 2026, Mar 1 – 7, 2026, March 2026, Q1 2026, 2026",
  },
  nobodyActive: {
    id: "trend.nobodyActive",
    defaultMessage: "Nobody was active.",
    description: "Summary of the trend",
  },
  gaps: {
    id: "trend.gaps",
    defaultMessage: "Not loaded: {count} of {all}.",
    description: "Summary of the trend: how many of its days, weeks, months, … are missing",
  },
  contradictions: {
    id: "trend.contradictions",
    defaultMessage: "The platform’s figures contradict each other: {count} of {all}.",
    description:
      "Summary of the trend: in how many of its days, weeks, … more users are active than registered",
  },
  loading: {
    id: "trend.loading",
    defaultMessage: "{count} of {all} loaded.",
    description: "Summary of the trend while it loads: how many of its days, weeks, months, … have loaded",
  },
  loadRest: {
    id: "trend.loadRest",
    defaultMessage: "Load the rest",
    description: "Button: requests the missing days, weeks, months, … of the trend",
  },
  hide: { id: "trend.hide", defaultMessage: "Hide trend", description: "Entry of the trend’s menu" },
  show: { id: "trend.show", defaultMessage: "Show trend", description: "Button where the trend is hidden" },
  only: {
    id: "trend.only",
    defaultMessage: "{mark}.",
    description: "Summary of a trend of a single day, week, month, …",
  },
  partial: {
    id: "trend.partial",
    defaultMessage: "{period} (incomplete)",
    description: "A week, month, … of the trend that has fewer days than the others, or is not over",
  },
  mark: {
    id: "trend.mark",
    defaultMessage: "{period}: {registered} registered, {active} active",
    description: "A day, week, month, … of the trend as text",
  },
  markCompared: {
    id: "trend.markCompared",
    defaultMessage: "{mark}. Before: {registered} registered, {active} active",
    description: "The same with the counts of the previous period",
  },
  markMissing: {
    id: "trend.markMissing",
    defaultMessage: "{period}: not loaded",
    description: "A day, week, month, … of the trend that could not be loaded",
  },
  markContradictory: {
    id: "trend.markContradictory",
    defaultMessage: "{period}: the platform counts more active than registered users",
    description: "A day, week, month, … of the trend that is not drawn",
  },
  markPending: {
    id: "trend.markPending",
    defaultMessage: "{period}: loading",
    description: "A day, week, month, … of the trend that is still loading",
  },
  markWithheld: {
    id: "trend.markWithheld",
    defaultMessage: "{period}: withheld",
    description: "A day, week, month, … of a trend that is not shown, as it would reveal a small count",
  },
  previous: {
    id: "trend.previous",
    defaultMessage: "Previous period",
    description: "In the trend’s legend: the dashed line and columns",
  },
} as const satisfies Messages;
