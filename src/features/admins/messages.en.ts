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
  severalAlso: "bulk csv import list users email", // Other words that find the command of the palette
  firstName: "First name", // Field
  lastName: "Last name", // Field
  email: "Email", // Field and column
  emailHelp: "The invitation is sent to this address.",
  emailTaken: "This email address already exists.",
  invite: "Send invitation", // Button
  inviting: "The invitation is being sent",
  notConfirmed: "The invitation was not confirmed",
  // reason is a sentence that says what went wrong
  sendAgain: "{reason} Send it again – nobody gets two invitations.",
  createdTitle: "User created", // Title of the message after an invitation
  // Message after an invitation
  created: "The user {name} was created. A registration notification will be mailed to {email}.",
  confirm: "OK", // Button: closes the message
  sentTitle: "Just invited",
  sentText: "Listed here until you reload or leave.",
  name: "Name", // Column
  helpTitle: "What an invited person gets", // Heading beside the form
  helpMail: "An account and an email to set it up.",
  helpValidity: "Your platform sets how long the link works.",
  helpRights: "Once registered, the same rights as you.",
  notListed: "Existing administrators are not listed here.",
  time: "Invited", // Column: when the invitation was sent
});
