/** Words of inviting several people. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  people: "People", // Field: the pasted list
  peopleHelp: "Paste a line for each person or cells of a spreadsheet, or drop a file here.",
  chooseFile: "Choose a file", // Button: a CSV file of people
  // Error of the field: the file is a workbook or an image. name is the file's
  fileUnreadable: "“{name}” is not a text file. Save it as CSV, and choose it again.",
  fileTooLarge: "“{name}” is too large for a list of people.",
  // Error of the field: too many people
  tooMany:
    "At most {max} people can be invited at once. Please remove {excess, plural, one {# person} other {# people}}.",
  formatTitle: "How to write the list", // Heading beside the field
  formatLine: "As mail programs copy them: a line each, or with commas or semicolons between them",
  formatTable: "A CSV file or cells of a spreadsheet, with or without the columns’ names",
  formatNames: "Of a whole name, the last word is the last name. Check both before you send.",
  formatLimit: "At most {max} people at once.",
  list: "{count, plural, one {# person} other {# people}}", // Heading of the checked list
  listName: "People to invite", // Name of the table
  result: "Result", // Column
  actions: "Actions", // Column of buttons
  // Results of a row, and how many rows have each
  ready: "Ready",
  readyCount: "{count} ready",
  incomplete: "To correct",
  incompleteCount: "{count} to correct",
  repeated: "Twice in the list",
  repeatedCount: "{count} twice in the list",
  exists: "Already exists",
  existsCount: "{count, plural, one {# already exists} other {# already exist}}",
  sending: "Sending",
  sendingCount: "{count, plural, one {Sending # invitation …} other {Sending # invitations …}}",
  invited: "Invited",
  invitedCount: "{count} invited",
  failed: "Failed",
  failedCount: "{count} failed",
  repeatedText: "The same address is further up.",
  problem: "{field}: {problem}", // What is wrong with a row: a field's name, and its error
  send: "{count, plural, one {Send # invitation} other {Send # invitations}}", // Button
  // Button, when nothing else can be sent
  sendFailed: "{count, plural, one {Send the failed one again} other {Send the # failed again}}",
  // Button, when all that is left seems to exist
  sendAnyway: "{count, plural, one {Send # invitation anyway} other {Send # invitations anyway}}",
  stop: "Stop", // Button: sends no more after the invitation under way
  stopping: "It stops after the invitation under way",
  progress: "{done} of {total}", // How many invitations have a result
  // After sending: how many were invited
  created:
    "{count, plural, one {The user was created. A registration notification will be mailed to them.} other {# users were created. A registration notification will be mailed to each of them.}}",
  stoppedTitle: "Sending has stopped",
  // reason is a sentence that says what went wrong
  stoppedText: "{reason} The rest of the list is unchanged. Send it again – nobody gets two invitations.",
  newList: "New list", // Button: empties the field after all were sent
  edit: "Edit in the text", // Button: selects the person in the field
  editNamed: "Edit {name} in the text",
  remove: "Remove from the list", // Button
  removeNamed: "Remove {name} from the list",
  row: "row {row}", // Name of a person without name and address, in the names of buttons
  sendingLoss: "Invitations are being sent. If you leave now, the rest is not sent.",
});
