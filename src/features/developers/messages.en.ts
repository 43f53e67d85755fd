/** Words of the page for developers. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  calls: "Calls of the platform",
  callsPurpose:
    "The last answer to each call since this document was loaded. From when this page is opened, answers are also examined for what was read tolerantly; reload it to examine the first calls. Nothing of their content is kept.",
  call: "Call", // Column: method and path
  answer: "Last answer", // Column: status, how long it took, and when
  headers: "Headers that could be read",
  differences: "Differences", // Column: how the answer differs from the contract
  notCalled: "Not called yet", // Instead of an answer
  noAnswer: "No answer (network or CORS)",
  took: "after {milliseconds} ms", // After the status: how long the answer took
  notExamined: "Not examined", // The answer arrived before this page was opened
  noDifference: "None", // The answer fits the contract
  departure: "Does not fit:", // Before the place at which an answer departs from the contract
  times: "({count}×)", // After a place: how often
  bareArray: "A list without its page",
  noJson: "An error without JSON, read by its status",
  noTag: "An error without _tag, read by its status",
  nullRead: "null instead of a missing member:",
  numberRead: "A number instead of text:",
  otherCase: "Another case of letters:",
  otherForm: "Another form of the value:",
  otherStatus: "Another status of success",
  otherType: "Another type:", // Leniency, before the member's place
  supplied: "Missing, and supplied:", // Leniency, before the member's place
  unknownMember: "Not in the contract, ignored:",
  config: "Configuration in force", // Heading
  configPurpose: "/config.json with the defaults of what it leaves out.",
});
