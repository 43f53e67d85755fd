/** Words of the analytics development page. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  contract: "The contract of all calls (in a new tab)", // Link
  config: "Configuration in force", // Heading
  instants: "Instants of the period",
  shown: "Period", // First and last instant of the chosen period
  before: "Compared period", // First and last instant of the compared period
  metric: "Call {name}", // Heading: a call by its name
  raw: "Raw answer", // Opens it
  decoded: "Decoded answer", // Opens it: only shown where it differs
  // Above the answers, if a minimum group size is configured
  withoutNumbers:
    "Responses are shown without their numbers, since groups of fewer than {limit} are withheld.",
  issues: "Deviations from the contract",
  noIssues: "None", // The answer fits the contract
});
