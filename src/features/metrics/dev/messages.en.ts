/** Words of the analytics development page. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  title: { id: "dev.title", defaultMessage: "Analytics development", description: "Page: title" },
  purpose: {
    id: "dev.purpose",
    defaultMessage:
      "For developers who connect a platform: what each call has answered, and the metric calls as they came and as they were read.",
    description: "Line under the page's title",
  },
  instants: { id: "dev.instants", defaultMessage: "Instants of the period", description: "Heading" },
  start: { id: "dev.start", defaultMessage: "Start", description: "First instant of the period" },
  end: { id: "dev.end", defaultMessage: "End", description: "Last instant of the period" },
  before: {
    id: "dev.before",
    defaultMessage: "Previous period",
    description: "First and last instant of the previous period",
  },
  metric: { id: "dev.metric", defaultMessage: "Call {name}", description: "Heading: a call by its name" },
  raw: { id: "dev.raw", defaultMessage: "Raw", description: "Heading of a raw answer" },
  decoded: {
    id: "dev.decoded",
    defaultMessage: "Decoded",
    description: "Heading of a decoded answer",
  },
  unreadable: {
    id: "dev.unreadable",
    defaultMessage: "Nothing: the response does not match the contract.",
    description: "Instead of a decoded answer",
  },
  withoutNumbers: {
    id: "dev.withoutNumbers",
    defaultMessage:
      "Responses are shown without their numbers, since groups of fewer than {limit} are withheld.",
    description: "Above the answers, if a minimum group size is configured",
  },
  deviations: {
    id: "dev.deviations",
    defaultMessage: "Deviations from the contract",
    description: "Heading of a list of paths, each with its problem",
  },
  noDeviations: {
    id: "dev.noDeviations",
    defaultMessage: "None",
    description: "The answer fits the contract",
  },
  protection: {
    id: "dev.protection",
    defaultMessage: "Protection against overwriting",
    description: "Heading: whether the console notices that an app was changed elsewhere",
  },
  protectionOn: {
    id: "dev.protectionOn",
    defaultMessage:
      "On: the answer to GET /api/v1/apps/:id carries an ETag, and edits are sent with If-Match.",
    description: "Edits are protected",
  },
  etagMissing: {
    id: "dev.etagMissing",
    defaultMessage:
      "Off: the answer to GET /api/v1/apps/:id carries no ETag that the console can read. The server sends none, or it is on another origin and does not expose it (Access-Control-Expose-Headers: ETag). The last edit wins.",
    description: "Edits are not protected, and why",
  },
  etagMalformed: {
    id: "dev.etagMalformed",
    defaultMessage:
      "Off: the ETag in the answer to GET /api/v1/apps/:id cannot be sent back (RFC 9110 §8.8.3 asks for quotes). The last edit wins.",
    description: "Edits are not protected, and why",
  },
  protectionFailed: {
    id: "dev.protectionFailed",
    defaultMessage: "The app could not be read",
    description: "Heading: it is unknown whether edits are protected",
  },
  protectionLoading: {
    id: "dev.protectionLoading",
    defaultMessage: "The app is being read",
    description: "Read by screen readers during a reload",
  },
} as const satisfies Messages;
