/** Words of the users page. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  inviteTitle: "Invite an administrator", // Heading of the form, and command of the palette
  inviteAlso: "new user email", // Other words that find the command of the palette
  inviteAnotherTitle: "Invite another administrator", // Heading of the form after an invitation
  howMany: "How many people", // Name of the choice between the form for one person and the list for several
  one: "One person", // Choice: the form
  several: "Several", // Choice: the list
  severalTitle: "Invite several people", // Heading of the list, and command of the palette
  severalAlso: "bulk list users email", // Other words that find the command of the palette
  firstName: "First name", // Field
  lastName: "Last name", // Field
  email: "Email", // Field and column
  emailHelp: "The invitation is sent to this address.",
  mixedAlphabets: "This address mixes alphabets, so it may only look like the right one. Please check it.",
  emailTaken: "This email address already exists.",
  invite: "Send invitation", // Button
  inviting: "The invitation is being sent",
  notConfirmed: "The invitation was not confirmed",
  // reason is a sentence that says what went wrong
  failedText: "{reason} Nobody gets two invitations.",
  createdTitle: "User created", // Title of the message after an invitation
  // Message after an invitation
  created: "The user {name} was created. A registration notification will be mailed to {email}.",
  confirm: "OK", // Button: closes the message
  sentTitle: "Just invited",
  sentText: "Listed here until you reload or leave.",
  refusedTitle: "Not delivered", // Heading of the invitations whose mail the mail server refused
  refusedText: "The mail server refused these invitations for good, so nobody got them.",
  reason: "Mail server’s answer", // Column: its code, such as 550
  again: "Send again", // Button
  againNamed: "Send again to {email}",
  againDone: "The invitation to {email} is sent again.",
  takeBack: "Take back", // Button: removes the invitation
  takeBackNamed: "Take back the invitation of {email}",
  takenBack: "The invitation of {email} was taken back.",
  gone: "There is no such invitation any more.",
  refusedFailed: "That did not work", // Title: neither sent again nor taken back
  help: "They get an email to set up an account with the same rights as you.", // Below the button and the list
  people: "People", // Field: the pasted list
  // line is an example
  peopleHelp: "One person per line: {line}.",
  // Error of the field: too many people
  tooMany:
    "At most {max} people can be invited at once. Please remove {excess, plural, one {# person} other {# people}}.",
  list: "{count, plural, one {# person} other {# people}}", // Heading of the checked list
  listName: "People to invite", // Name of the list of lines
  // Results of a row, and how many rows have each
  ready: "Ready",
  "ready.count": "{count} ready",
  incomplete: "Needs fixing",
  "incomplete.count": "{count} to fix",
  repeated: "Duplicate",
  "repeated.count": "{count, plural, one {# duplicate} other {# duplicates}}",
  exists: "Already exists",
  "exists.count": "{count, plural, one {# already exists} other {# already exist}}",
  sending: "Sending",
  "sending.count": "{count} being sent",
  invited: "Invited", // Also a column: when the invitation was sent
  "invited.count": "{count} invited",
  failed: "Failed",
  "failed.count": "{count} failed",
  repeatedText: "Same address as above.",
  problem: "{field}: {problem}", // What is wrong with a row: a field's name, and its error
  send: "{count, plural, one {Send # invitation} other {Send # invitations}}", // Button
  // Button, when nothing else can be sent
  sendFailed: "{count, plural, one {Retry the failed one} other {Retry the # failed}}",
  stop: "Stop", // Button: sends no more after the invitation under way
  // After sending: how many were invited
  severalCreated:
    "{count, plural, one {The user was created. A registration notification will be mailed to them.} other {# users were created. A registration notification will be mailed to each of them.}}",
  stoppedTitle: "Sending has stopped",
  // reason is a sentence that says what went wrong
  stoppedText: "{reason} The rest of the list is unchanged, and nobody gets two invitations.",
  sendingLoss: "Invitations are being sent. If you leave now, the rest is not sent.",
});
