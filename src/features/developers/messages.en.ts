/** Words of the page for developers. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  calls: {
    id: "developers.calls",
    defaultMessage: "Calls of the platform",
    description: "Heading of a table: a row for each call",
  },
  callsPurpose: {
    id: "developers.callsPurpose",
    defaultMessage:
      "The last answer to each call since this document was loaded. From when this page is opened, answers are also examined for what was read tolerantly; reload it to examine the first calls. Nothing of their content is kept.",
    description: "Below the heading",
  },
  call: { id: "developers.call", defaultMessage: "Call", description: "Column: method and path" },
  answer: {
    id: "developers.answer",
    defaultMessage: "Last answer",
    description: "Column: status, how long it took, and when",
  },
  headers: {
    id: "developers.headers",
    defaultMessage: "Headers that could be read",
    description: "Column: names of the answer's headers that CORS lets the browser see",
  },
  differences: {
    id: "developers.differences",
    defaultMessage: "Differences",
    description: "Column: how the answer differs from the contract",
  },
  notCalled: {
    id: "developers.notCalled",
    defaultMessage: "Not called yet",
    description: "Instead of an answer",
  },
  noAnswer: {
    id: "developers.noAnswer",
    defaultMessage: "No answer (network or CORS)",
    description: "Instead of a status",
  },
  took: {
    id: "developers.took",
    defaultMessage: "after {milliseconds} ms",
    description: "After the status: how long the answer took",
  },
  notExamined: {
    id: "developers.notExamined",
    defaultMessage: "Not examined",
    description: "The answer arrived before this page was opened",
  },
  noDifference: {
    id: "developers.noDifference",
    defaultMessage: "None",
    description: "The answer fits the contract",
  },
  departure: {
    id: "developers.departure",
    defaultMessage: "Does not fit:",
    description: "Before the place at which an answer departs from the contract",
  },
  times: {
    id: "developers.times",
    defaultMessage: "({count}×)",
    description: "After a place: how often",
  },
  bareArray: {
    id: "developers.bareArray",
    defaultMessage: "A list without its page",
    description: "Leniency: an array instead of a page",
  },
  noJson: {
    id: "developers.noJson",
    defaultMessage: "An error without JSON, read by its status",
    description: "Leniency: an error whose body is an HTML page or text",
  },
  noTag: {
    id: "developers.noTag",
    defaultMessage: "An error without _tag, read by its status",
    description: "Leniency: an error body in another form, such as Spring's",
  },
  nullRead: {
    id: "developers.nullRead",
    defaultMessage: "null instead of a missing member:",
    description: "Leniency, before the member's place",
  },
  numberRead: {
    id: "developers.numberRead",
    defaultMessage: "A number instead of text:",
    description: "Leniency, before the member's place",
  },
  otherCase: {
    id: "developers.otherCase",
    defaultMessage: "Another case of letters:",
    description: "Leniency, before the member's place",
  },
  otherForm: {
    id: "developers.otherForm",
    defaultMessage: "Another form of the value:",
    description: "Leniency, before the member's place",
  },
  otherStatus: {
    id: "developers.otherStatus",
    defaultMessage: "Another status of success",
    description: "Leniency: for example 200 instead of 201",
  },
  otherType: {
    id: "developers.otherType",
    defaultMessage: "Another type:",
    description: "Leniency, before the member's place",
  },
  supplied: {
    id: "developers.supplied",
    defaultMessage: "Missing, and supplied:",
    description: "Leniency, before the member's place",
  },
  unknownMember: {
    id: "developers.unknownMember",
    defaultMessage: "Not in the contract, ignored:",
    description: "Leniency, before the member's place",
  },
  config: { id: "developers.config", defaultMessage: "Configuration in force", description: "Heading" },
  configPurpose: {
    id: "developers.configPurpose",
    defaultMessage: "/config.json with the defaults of what it leaves out.",
    description: "Below the heading",
  },
} as const satisfies Messages;
