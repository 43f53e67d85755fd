/** Words of the users page. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "Users", // Page title and navigation item
  purpose: "Invite people who look after apps, client secrets and themes together with you.",
  inviteTitle: "Invite an administrator", // Heading of the form, and command of the palette
  inviteAlso: "new user email", // Other words that find the command of the palette
  inviteAnotherTitle: "Invite another administrator", // Heading of the form after an invitation
  firstName: "First name", // Field
  lastName: "Last name", // Field
  email: "Email", // Field and column
  emailHelp: "The registration notification goes to this address.",
  emailTaken: "This email address already exists.",
  invite: "Send invitation", // Button
  inviting: "The invitation is being sent",
  notConfirmed: "The invitation was not confirmed",
  // reason is a sentence that says what went wrong
  sendAgain: "{reason} You can send it again: nobody is invited twice.",
  createdTitle: "User created", // Title of the message after an invitation
  // Message after an invitation
  created: "The user {name} was created. A registration notification will be mailed to {email}.",
  confirm: "OK", // Button: closes the message
  sentTitle: "Invited during this visit",
  sentText: "This list is kept until you reload or leave the console.",
  name: "Name", // Column
  time: "Invited at", // Column: when the invitation was sent
});
