/** English messages that several features use. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  retry: {
    id: "i18n.retry",
    defaultMessage: "Try again",
    description: "Button: repeats the failed call",
  },
  loading: {
    id: "i18n.loading",
    defaultMessage: "Loading …",
    description: "For screen readers, while something loads",
  },
  unreachable: {
    id: "i18n.unreachable",
    defaultMessage: "The server could not be reached. Check your connection.",
    description: "There was no answer",
  },
  serverFailed: {
    id: "i18n.serverFailed",
    defaultMessage: "Something went wrong on the server. Try again.",
    description: "The response was a server error",
  },
  unavailable: {
    id: "i18n.unavailable",
    defaultMessage: "The server is not available right now. Try again in a moment.",
    description: "The response says that the server cannot answer now (503)",
  },
  unavailableUntil: {
    id: "i18n.unavailableUntil",
    defaultMessage: "The server is not available right now. Try again from {at, time, medium}.",
    description: "Like i18n.unavailable; the response says when the server can answer again",
  },
  tooMany: {
    id: "i18n.tooMany",
    defaultMessage: "Too many requests. Try again in a moment.",
    description: "The response says that too many requests were sent (429)",
  },
  tooManyUntil: {
    id: "i18n.tooManyUntil",
    defaultMessage: "Too many requests. Try again from {at, time, medium}.",
    description: "Like i18n.tooMany; the response says when requests are answered again",
  },
  carriedOut: {
    id: "i18n.carriedOut",
    defaultMessage: "The answer is not as agreed",
    description:
      "Heading above a form, if the server has carried out what was sent; see i18n.unexpectedAnswer",
  },
  unexpectedlyEmpty: {
    id: "i18n.unexpectedlyEmpty",
    defaultMessage: "The server has carried it out, but answered {got} without the record.",
    description: "A success without a body. The value is a status, such as 201",
  },
  unexpectedAnswer: {
    id: "i18n.unexpectedAnswer",
    defaultMessage:
      "The server has carried it out, but its response is not as agreed: expected {expected}, got {got}.",
    description:
      "A success with another HTTP status than the contract names. Both values are statuses, such as 201",
  },
  notUnderstood: {
    id: "i18n.notUnderstood",
    defaultMessage: "The server’s response could not be read.",
    description: "The response does not match the contract",
  },
  refused: {
    id: "i18n.refused",
    defaultMessage: "The server refused the request.",
    description: "The request does not match the contract",
  },
  signedOut: {
    id: "i18n.signedOut",
    defaultMessage: "You are no longer signed in.",
    description: "The session has ended",
  },
} as const satisfies Messages;
