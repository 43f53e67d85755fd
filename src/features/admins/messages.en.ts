/** Words of the users page. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  title: {
    id: "admins.title",
    defaultMessage: "Users",
    description: "Page title and navigation item",
  },
  purpose: {
    id: "admins.purpose",
    defaultMessage: "Invite people who look after apps, client secrets and themes together with you.",
    description: "What the page is for",
  },
  inviteTitle: {
    id: "admins.inviteTitle",
    defaultMessage: "Invite an administrator",
    description: "Heading of the form, and command of the palette",
  },
  inviteAlso: {
    id: "admins.inviteAlso",
    defaultMessage: "new user email",
    description: "Other words that find the command of the palette",
  },
  inviteAnotherTitle: {
    id: "admins.inviteAnotherTitle",
    defaultMessage: "Invite another administrator",
    description: "Heading of the form after an invitation",
  },
  firstName: {
    id: "admins.firstName",
    defaultMessage: "First name",
    description: "Field",
  },
  lastName: {
    id: "admins.lastName",
    defaultMessage: "Last name",
    description: "Field",
  },
  email: {
    id: "admins.email",
    defaultMessage: "Email",
    description: "Field and column",
  },
  emailHelp: {
    id: "admins.emailHelp",
    defaultMessage: "The registration notification goes to this address.",
    description: "Help of the field",
  },
  emailTaken: {
    id: "admins.emailTaken",
    defaultMessage: "This email address already exists.",
    description: "Error of the field",
  },
  invite: {
    id: "admins.invite",
    defaultMessage: "Send invitation",
    description: "Button",
  },
  inviting: {
    id: "admins.inviting",
    defaultMessage: "The invitation is being sent",
    description: "Read by screen readers while the invitation is sent",
  },
  notConfirmed: {
    id: "admins.notConfirmed",
    defaultMessage: "The invitation was not confirmed",
    description: "Title of a notice: there was no answer, or an error",
  },
  sendAgain: {
    id: "admins.sendAgain",
    defaultMessage: "{reason} You can send it again: nobody is invited twice.",
    description: "reason is a sentence that says what went wrong",
  },
  createdTitle: {
    id: "admins.createdTitle",
    defaultMessage: "User created",
    description: "Title of the message after an invitation",
  },
  created: {
    id: "admins.created",
    defaultMessage: "The user {name} was created. A registration notification will be mailed to {email}.",
    description: "Message after an invitation",
  },
  confirm: {
    id: "admins.confirm",
    defaultMessage: "OK",
    description: "Button: closes the message",
  },
  sentTitle: {
    id: "admins.sentTitle",
    defaultMessage: "Invited during this visit",
    description: "Heading of the list",
  },
  sentText: {
    id: "admins.sentText",
    defaultMessage: "This list is kept until you reload or leave the console.",
    description: "Below the heading of the list",
  },
  name: {
    id: "admins.name",
    defaultMessage: "Name",
    description: "Column",
  },
  time: {
    id: "admins.time",
    defaultMessage: "Invited at",
    description: "Column: when the invitation was sent",
  },
} as const satisfies Messages;
