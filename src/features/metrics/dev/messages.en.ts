/** Words of the analytics development page. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  contract: "The contract of all calls (in a new tab)", // Link
  config: "Configuration in force", // Heading
  provider: "Sign-in service", // Heading: whether the console may read its answers
  metadata: "Metadata",
  keys: "Keys",
  tokens: "Token endpoint",
  own: "has the console’s own origin", // After an address
  readable: "answers this console", // After an address
  corsBlocked: "answers, but not to this origin: CORS is probably missing there", // After an address
  silent: "gives no answer", // After an address
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
