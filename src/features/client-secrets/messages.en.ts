/** Words of the client secrets. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  alsoCalled: {
    id: "client-secrets.alsoCalled",
    defaultMessage: "Secrets Create Rotate Delete Key Token",
    description: "Words that find the client secrets in the command palette",
  },
  title: {
    id: "client-secrets.title",
    defaultMessage: "Client secrets",
    description: "Heading and name of the table",
  },
  purpose: {
    id: "client-secrets.purpose",
    defaultMessage:
      "The app identifies itself to the platform with a client secret. Its value is shown only once, right after creation.",
    description: "Line under the heading",
  },
  alias: {
    id: "client-secrets.alias",
    defaultMessage: "Alias",
    description: "Column and field: the secret’s name",
  },
  aliasHint: {
    id: "client-secrets.aliasHint",
    defaultMessage: "Where the secret is used, such as ci-prod.",
    description: "Help under the field",
  },
  aliasTaken: {
    id: "client-secrets.aliasTaken",
    defaultMessage: "This alias already exists in this app.",
    description: "Error of the field: another secret of the app has this alias",
  },
  creationDate: {
    id: "client-secrets.creationDate",
    defaultMessage: "Created",
    description: "Column: when the secret was created",
  },
  expirationDate: {
    id: "client-secrets.expirationDate",
    defaultMessage: "Expires",
    description: "Column: when the secret expires",
  },
  actions: {
    id: "client-secrets.actions",
    defaultMessage: "Actions",
    description: "Accessible name of the column of buttons",
  },
  noExpiry: {
    id: "client-secrets.noExpiry",
    defaultMessage: "No expiration date",
    description: "The secret never expires; also a choice",
  },
  expired: {
    id: "client-secrets.expired",
    defaultMessage: "Expired",
    description: "Mark: the secret has expired and is refused",
  },
  failedTitle: {
    id: "client-secrets.failedTitle",
    defaultMessage: "The client secrets could not be loaded",
    description: "The list failed",
  },
  appGone: {
    id: "client-secrets.appGone",
    defaultMessage: "This app no longer exists.",
    description: "Error: the app was removed",
  },
  reloadFailedTitle: {
    id: "client-secrets.reloadFailedTitle",
    defaultMessage: "The client secrets could not be refreshed",
    description: "A reload failed; the last list stays",
  },
  reloading: {
    id: "client-secrets.reloading",
    defaultMessage: "The client secrets are being updated",
    description: "Read by screen readers while the list reloads",
  },
  emptyTitle: {
    id: "client-secrets.emptyTitle",
    defaultMessage: "No client secrets yet",
    description: "The list is empty",
  },
  emptyText: {
    id: "client-secrets.emptyText",
    defaultMessage: "Without one, the app cannot reach the platform.",
    description: "The list is empty: what that means",
  },
  create: {
    id: "client-secrets.create",
    defaultMessage: "Create secret",
    description: "Button: creates a secret",
  },
  createTitle: {
    id: "client-secrets.createTitle",
    defaultMessage: "New client secret",
    description: "Heading of the dialog",
  },
  creating: {
    id: "client-secrets.creating",
    defaultMessage: "The secret is being created",
    description: "Read by screen readers while the request is sent",
  },
  createFailed: {
    id: "client-secrets.createFailed",
    defaultMessage: "The secret could not be created",
    description: "Heading of an error in the dialog",
  },
  unknownOutcome: {
    id: "client-secrets.unknownOutcome",
    defaultMessage: "No answer came. The secret may have been created anyway: try again to find out.",
    description: "Error: neither the answer nor the list arrived",
  },
  ownerUnknown: {
    id: "client-secrets.ownerUnknown",
    defaultMessage:
      "A secret with this alias exists, but nothing shows whether it is the one you asked for. Compare when it was created, or choose another alias.",
    description: "Error: the answer was lost, and the secrets that existed before are not known",
  },
  expiry: {
    id: "client-secrets.expiry",
    defaultMessage: "Expires",
    description: "Field: when the new secret expires",
  },
  inDays: {
    id: "client-secrets.inDays",
    defaultMessage: "In {days, plural, one {# day} other {# days}}",
    description: "Choice: a number of days from today",
  },
  ownDay: {
    id: "client-secrets.ownDay",
    defaultMessage: "Custom date",
    description: "Choice: opens a date field",
  },
  expiresAt: {
    id: "client-secrets.expiresAt",
    defaultMessage: "Expires on {moment}.",
    description: "What a choice means",
  },
  neverExpires: {
    id: "client-secrets.neverExpires",
    defaultMessage: "It never expires.",
    description: "What it means to have no expiration date",
  },
  ownDayHint: {
    id: "client-secrets.ownDayHint",
    defaultMessage: "Tomorrow at the earliest, five years from now at the latest.",
    description: "Help under the choice of a custom date",
  },
  dayHint: {
    id: "client-secrets.dayHint",
    defaultMessage: "The secret is valid until the end of this day.",
    description: "Help under the date field",
  },
  dayFormat: {
    id: "client-secrets.dayFormat",
    defaultMessage: "MM/DD/YYYY",
    description: "Placeholder: how a day is typed",
  },
  day: {
    id: "client-secrets.day",
    defaultMessage: "Last day",
    description: "Field: the last day on which the secret is accepted",
  },
  rotate: {
    id: "client-secrets.rotate",
    defaultMessage: "Rotate",
    description: "Button: creates a successor",
  },
  rotateNamed: {
    id: "client-secrets.rotateNamed",
    defaultMessage: "Rotate secret “{alias}”",
    description: "Accessible name of the button",
  },
  rotateTitle: {
    id: "client-secrets.rotateTitle",
    defaultMessage: "Rotate client secret",
    description: "Heading of the dialog that creates a successor",
  },
  rotateText: {
    id: "client-secrets.rotateText",
    defaultMessage: "The new secret replaces “{alias}”. Both are valid until you delete the old one.",
    description: "In the dialog that creates a successor",
  },
  rotatedTitle: {
    id: "client-secrets.rotatedTitle",
    defaultMessage: "“{alias}” has been replaced by “{successor}”",
    description: "Heading of the reminder",
  },
  rotatedText: {
    id: "client-secrets.rotatedText",
    defaultMessage: "Delete the old secret as soon as nothing uses it any more.",
    description: "Reminder: what remains to be done",
  },
  deleteOld: {
    id: "client-secrets.deleteOld",
    defaultMessage: "Delete old secret",
    description: "Button in the reminder",
  },
  createdTitle: {
    id: "client-secrets.createdTitle",
    defaultMessage: "Client secret created",
    description: "Heading of the dialog’s second step",
  },
  notice: {
    id: "client-secrets.notice",
    defaultMessage: "Make sure to copy your personal client secret. You won't be able to see it again!",
    description: "Above the value of a new secret",
  },
  value: {
    id: "client-secrets.value",
    defaultMessage: "Client secret “{alias}”",
    description: "Field: the value of the new secret",
  },
  copyYourself: {
    id: "client-secrets.copyYourself",
    defaultMessage: "The browser did not allow copying. The value is selected: copy it with the keyboard.",
    description: "Below the value, when copying failed",
  },
  download: {
    id: "client-secrets.download",
    defaultMessage: "Download .env",
    description: "Button: saves the value as a file",
  },
  stored: {
    id: "client-secrets.stored",
    defaultMessage: "I have stored it",
    description: "Statement that lets the dialog close",
  },
  done: {
    id: "client-secrets.done",
    defaultMessage: "Done",
    description: "Button: closes the dialog of a new secret",
  },
  saveExpiry: {
    id: "client-secrets.saveExpiry",
    defaultMessage: "Add expiry to calendar",
    description: "Button: downloads a calendar file (.ics) with the expiration date",
  },
  saveExpiryNamed: {
    id: "client-secrets.saveExpiryNamed",
    defaultMessage: "Add expiry of “{alias}” to calendar",
    description: "Like client-secrets.saveExpiry, in the row of a secret",
  },
  expiryEvent: {
    id: "client-secrets.expiryEvent",
    defaultMessage: "Client secret “{alias}” expires",
    description: "Title of the entry in the calendar",
  },
  close: {
    id: "client-secrets.close",
    defaultMessage: "Close",
    description: "Button: closes the dialog",
  },
  secretLoss: {
    id: "client-secrets.secretLoss",
    defaultMessage: "The client secret will not be shown again.",
    description: "Question before the page is left while the value is shown",
  },
  lostTitle: {
    id: "client-secrets.lostTitle",
    defaultMessage: "The secret cannot be shown",
    description: "Heading: the answer was lost",
  },
  lostText: {
    id: "client-secrets.lostText",
    defaultMessage:
      "“{alias}” has been created, but its value did not arrive, and it cannot be shown again. Delete it and create a new one.",
    description: "The answer was lost: what happened, what to do",
  },
  valueMissing: {
    id: "client-secrets.valueMissing",
    defaultMessage:
      "The server has created “{alias}”, but its answer holds no value (“token”). Without it nobody can use the secret. Delete it, and tell whoever runs the server.",
    description:
      "The answer arrived without the secret's value: what happened, what to do. “token” is the name of the field",
  },
  delete: {
    id: "client-secrets.delete",
    defaultMessage: "Delete",
    description: "Button: asks whether to delete the secret",
  },
  deleteNamed: {
    id: "client-secrets.deleteNamed",
    defaultMessage: "Delete secret “{alias}”",
    description: "Button: deletes the secret",
  },
  deleteTitle: {
    id: "client-secrets.deleteTitle",
    defaultMessage: "Delete client secret “{alias}”?",
    description: "Heading of the question",
  },
  deleteText: {
    id: "client-secrets.deleteText",
    defaultMessage: "All data will be lost and you will not be able to recover this client secret again.",
    description: "What deleting does",
  },
  deleting: {
    id: "client-secrets.deleting",
    defaultMessage: "The secret is being deleted",
    description: "Read by screen readers while the request is sent",
  },
  deleted: {
    id: "client-secrets.deleted",
    defaultMessage: "Secret “{alias}” has been deleted.",
    description: "Toast",
  },
  deleteFailed: {
    id: "client-secrets.deleteFailed",
    defaultMessage: "The secret could not be deleted",
    description: "Heading of an error in the dialog",
  },
  lastValidTitle: {
    id: "client-secrets.lastValidTitle",
    defaultMessage: "This is the app’s last valid secret",
    description: "Warning in the question",
  },
  lastValidText: {
    id: "client-secrets.lastValidText",
    defaultMessage: "Without it, the app cannot reach the platform until you create another one.",
    description: "Warning: the consequences",
  },
  leftOut: {
    id: "client-secrets.leftOut",
    defaultMessage:
      "{count, plural, one {# client secret could not be read} other {# client secrets could not be read}}",
    description:
      "Above a list that leaves out these secrets, since they do not fit the contract. The places follow below, for developers",
  },
} as const satisfies Messages;
