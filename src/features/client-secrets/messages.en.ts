/** Words of the client secrets. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  alsoCalled: "Secrets Create Rotate Delete Key Token",
  checkAlso: "Expires Expiring Expired Expiry Due Rotate", // Other words that find the command “Secrets to check”
  title: "Client secrets", // Heading and name of the table
  purpose:
    "The app identifies itself to the platform with a client secret. Its value is shown only once, right after creation.",
  alias: "Alias", // Column and field: the secret’s name
  aliasHint: "Where the secret is used, such as ci-prod.",
  aliasTaken: "This alias already exists in this app.",
  creationDate: "Created", // Column: when the secret was created
  expirationDate: "Expires", // Column: when the secret expires
  noExpiry: "No expiration date", // The secret never expires; also a choice
  expired: "Expired", // Mark: the secret has expired and is refused
  failedTitle: "The client secrets could not be loaded",
  secretsMissing: "The server has this app, but answers 404 for its client secrets.",
  emptyTitle: "No client secrets yet",
  emptyText: "Without one, the app cannot reach the platform.",
  create: "Create secret", // Button and command: creates a secret
  createAlso: "New Add Client API Key Token Credentials Password", // Other words that find this command
  createTitle: "New client secret", // Heading of the dialog
  creating: "The secret is being created",
  createFailed: "The secret could not be created",
  // In the form, after the server’s answer was lost
  valueLost:
    "The value of “{alias}” has not arrived. Try again to get it. If the alias is then taken, delete “{alias}” and create a new secret.",
  expiry: "Expires", // Field: when the new secret expires
  inDays: "In {days, plural, one {# day} other {# days}}", // Choice: a number of days from today
  ownDay: "Custom date", // Choice: opens a date field
  expiresAt: "Expires {moment}.", // What a choice means
  neverExpires: "It never expires.", // What it means to have no expiration date
  ownDayHint: "From tomorrow up to five years ahead.",
  dayHint: "The secret is valid until the end of this day.",
  day: "Last day", // Field: the last day on which the secret is accepted
  rotate: "Rotate", // Button: creates a successor
  rotateSecret: "Rotate secret", // Button in the dialog: creates the successor
  rotateNamed: "Rotate secret “{alias}”", // Accessible name of the button; also a command
  rotateAlso: "Renew Replace Roll Client API Key Token Credentials", // Other words that find this command
  rotateTitle: "Rotate client secret", // Heading of the dialog that creates a successor
  due: "Rotate “{alias}” before it expires.", // Notice above the table, which says when that is
  rotatedTitle: "“{alias}” has been replaced by “{successor}”", // Heading of the reminder
  rotatedText: "Delete the old secret as soon as nothing uses it any more.",
  deleteOld: "Delete old secret", // Button in the reminder
  createdTitle: "Client secret created", // Heading of the dialog’s second step
  notice: "Make sure to copy your personal client secret. You won't be able to see it again!",
  otherAliasTitle: "The platform gave the secret another alias", // The alias follows
  otherExpiryTitle: "The platform did not store the expiry that you chose", // When it expires follows
  replaces: "It replaces “{alias}”, which is valid until you delete it.", // In the dialog of a secret that follows another
  replacesUntil: "It replaces “{alias}”, which stays valid until {day} unless you delete it.", // The same, if the other expires
  replacesExpired: "It replaces “{alias}”, which expired on {day}.", // The same, if the other has expired
  replacesNamed: "replaces “{alias}”", // Below the alias of a secret
  replacedBy: "replaced by “{alias}”", // Below the alias of a secret
  hasReplaced: "It has just replaced “{alias}”.", // In the question whether to delete a secret
  value: "Client secret “{alias}”", // Field: the value of the new secret
  copyYourself: "The browser did not allow copying. It is selected: copy it with the keyboard.",
  copySecret: "Copy secret only", // Button: copies the value alone
  stored: "I’ve saved it somewhere safe",
  done: "Done", // Button: closes the dialog of a new secret
  saveExpiry: "Add to calendar",
  // Like `saveExpiry`, in the row of a secret
  saveExpiryNamed: "Add expiry of “{alias}” to calendar",
  saveExpiryAlso: "Secret Reminder Remind ICS", // Other words that find this as a command
  expiryEvent: "Client secret “{alias}” expires", // Title of the entry in the calendar
  secretLoss: "The client secret will not be shown again.",
  deleteNamed: "Delete secret “{alias}”", // Button and command: deletes the secret
  deleteAlso: "Remove Revoke Client API Key Token Credentials", // Other words that find this command
  deleteTitle: "Delete client secret “{alias}”?", // Heading of the question
  deleteText: "All data will be lost and you will not be able to recover this client secret again.",
  deleting: "The secret is being deleted",
  deleted: "Secret “{alias}” deleted", // Toast
  deleteFailed: "The secret could not be deleted",
  lastValidTitle: "This is the app’s last valid secret",
  lastValidText: "Without it, the app cannot reach the platform until you create another one.",
  // Above a list that leaves out these secrets, since they do not fit the contract. The places follow below, for developers
  leftOut: "{count, plural, one {# client secret cannot be shown} other {# client secrets cannot be shown}}",
});
