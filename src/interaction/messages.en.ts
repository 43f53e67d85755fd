/** Words of forms and toasts. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  required: {
    id: "interaction.required",
    defaultMessage: "Please fill out this field.",
    description: "Error of a field: it is empty",
  },
  minLength: {
    id: "interaction.minLength",
    defaultMessage: "Please enter at least {min} characters.",
    description: "Error of a field: too short",
  },
  maxLength: {
    id: "interaction.maxLength",
    defaultMessage: "Please enter at most {max} characters.",
    description: "Error of a field: too long",
  },
  email: {
    id: "interaction.email",
    defaultMessage: "Please enter a valid E-Mail-Address.",
    description: "Error of a field: no email address",
  },
  unprintable: {
    id: "interaction.unprintable",
    defaultMessage: "Please remove control characters.",
    description: "Error of a field: it contains unprintable characters",
  },
  dayBetween: {
    id: "interaction.dayBetween",
    defaultMessage: "Please choose a day from {min, date, medium} to {max, date, medium}.",
    description: "Error of a date field: the day is too early or too late",
  },
  valueRefused: {
    id: "interaction.valueRefused",
    defaultMessage: "The server does not accept this value.",
    description: "Error of a field that only the server refused",
  },
  cancel: {
    id: "interaction.cancel",
    defaultMessage: "Cancel",
    description: "Button: closes the dialog without an action",
  },
  toasts: {
    id: "interaction.toasts",
    defaultMessage: "Notifications",
    description: "Name of the region where toasts appear",
  },
  dismiss: {
    id: "interaction.dismiss",
    defaultMessage: "Dismiss",
    description: "Button: removes a toast or a notice",
  },
  formLoss: {
    id: "interaction.formLoss",
    defaultMessage: "What you have entered will be lost.",
    description: "Question before a page is left: a form has changes",
  },
  leaveTitle: {
    id: "interaction.leaveTitle",
    defaultMessage: "Leave this page?",
    description: "Question before a page is left",
  },
  leave: {
    id: "interaction.leave",
    defaultMessage: "Leave page",
    description: "Button: leaves the page and loses unsaved changes",
  },
  stay: {
    id: "interaction.stay",
    defaultMessage: "Stay",
    description: "Button: does not leave the page",
  },
  kept: {
    id: "interaction.kept",
    defaultMessage: "What you had entered before your session ended is still here.",
    description: "Notice in a form",
  },
  restore: {
    id: "interaction.restore",
    defaultMessage: "Restore",
    description: "Button: restores the entered text",
  },
  discard: {
    id: "interaction.discard",
    defaultMessage: "Discard",
    description: "Button: discards the entered text",
  },
  discardQuestion: {
    id: "interaction.discardQuestion",
    defaultMessage: "Discard what you have entered?",
    description: "Question in a form, after Escape",
  },
  keepEditing: {
    id: "interaction.keepEditing",
    defaultMessage: "Keep editing",
    description: "Button: returns to a form, and keeps the entered text",
  },
  nothingToSave: {
    id: "interaction.nothingToSave",
    defaultMessage: "There was nothing to save.",
    description: "Toast: a form was saved without changes",
  },
  undo: {
    id: "interaction.undo",
    defaultMessage: "Undo",
    description: "Button of a toast: undoes the last action",
  },
  copy: {
    id: "interaction.copy",
    defaultMessage: "Copy",
    description: "Button: copies the value beside it",
  },
  copied: {
    id: "interaction.copied",
    defaultMessage: "Copied",
    description: "Button after a press: the value was copied",
  },
  copyFailed: {
    id: "interaction.copyFailed",
    defaultMessage: "Could not copy",
    description: "Button after a press: the browser did not allow copying",
  },
} as const satisfies Messages;
