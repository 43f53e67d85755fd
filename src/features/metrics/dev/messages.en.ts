/** Words of the analytics development page. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "Analytics development", // Page: title
  purpose:
    "For developers who connect a platform: what each call has answered, and the metric calls as they came and as they were read.",
  instants: "Instants of the period",
  start: "Start", // First instant of the period
  end: "End", // Last instant of the period
  before: "Previous period", // First and last instant of the previous period
  metric: "Call {name}", // Heading: a call by its name
  raw: "Raw", // Heading of a raw answer
  decoded: "Decoded", // Heading of a decoded answer
  unreadable: "Nothing: the response does not match the contract.",
  // Above the answers, if a minimum group size is configured
  withoutNumbers:
    "Responses are shown without their numbers, since groups of fewer than {limit} are withheld.",
  deviations: "Deviations from the contract",
  noDeviations: "None", // The answer fits the contract
  // Heading: whether the console notices that an app was changed elsewhere
  protection: "Protection against overwriting",
  protectionOn: "On: the answer to GET /api/v1/apps/:id carries an ETag, and edits are sent with If-Match.",
  etagMissing:
    "Off: the answer to GET /api/v1/apps/:id carries no ETag that the console can read. The server sends none, or it is on another origin and does not expose it (Access-Control-Expose-Headers: ETag). The last edit wins.",
  etagMalformed:
    "Off: the ETag in the answer to GET /api/v1/apps/:id cannot be sent back (RFC 9110 §8.8.3 asks for quotes). The last edit wins.",
  protectionFailed: "The app could not be read",
  protectionLoading: "The app is being read",
});
