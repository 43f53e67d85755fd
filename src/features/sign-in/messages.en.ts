/** English messages of signing in and out. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  title: {
    id: "sign-in.title",
    defaultMessage: "Sign in",
    description: "Page title of /auth",
  },
  underWay: {
    id: "sign-in.underWay",
    defaultMessage: "You are being signed in …",
    description: "While signing in",
  },
  failedTitle: {
    id: "sign-in.failedTitle",
    defaultMessage: "Sign-in did not succeed",
    description: "Heading of the error page",
  },
  refused: {
    id: "sign-in.refused",
    defaultMessage: "The sign-in service refused: {error}.",
    description: "error is a code such as access_denied",
  },
  cancelled: {
    id: "sign-in.cancelled",
    defaultMessage: "You have cancelled the sign-in.",
    description: "The person cancelled at the sign-in service",
  },
  needsPerson: {
    id: "sign-in.needsPerson",
    defaultMessage: "The sign-in service needs you to sign in again.",
    description: "The sign-in service could not go on without asking the person",
  },
  needsConsent: {
    id: "sign-in.needsConsent",
    defaultMessage: "The sign-in service needs your consent.",
    description: "The person has not agreed that the console may sign them in",
  },
  overloaded: {
    id: "sign-in.overloaded",
    defaultMessage: "The sign-in service is not available at the moment. Try again in a few minutes.",
    description: "The sign-in service is overloaded or in maintenance",
  },
  providerFailed: {
    id: "sign-in.providerFailed",
    defaultMessage: "The sign-in service reported a fault.",
    description: "The sign-in service failed",
  },
  misconfigured: {
    id: "sign-in.misconfigured",
    defaultMessage:
      "The sign-in service does not accept requests of this console ({error}). Tell whoever runs the console.",
    description: "error is a code such as invalid_request",
  },
  spent: {
    id: "sign-in.spent",
    defaultMessage: "The sign-in service no longer accepts this sign-in.",
    description: "The code has expired or was used before",
  },
  unknown: {
    id: "sign-in.unknown",
    defaultMessage: "This sign-in was already used, or it took longer than ten minutes.",
    description: "The response belongs to no pending sign-in",
  },
  invalid: {
    id: "sign-in.invalid",
    defaultMessage: "The answer of the sign-in service could not be verified.",
    description: "A check of the response failed",
  },
  unreachable: {
    id: "sign-in.unreachable",
    defaultMessage: "The sign-in service could not be reached.",
    description: "No response",
  },
  storageFailed: {
    id: "sign-in.storageFailed",
    defaultMessage: "This browser does not let the console keep a session. Allow storage for this site.",
    description: "IndexedDB is missing or blocked",
  },
  again: {
    id: "sign-in.again",
    defaultMessage: "Sign in again",
    description: "Button",
  },
  toStart: {
    id: "sign-in.toStart",
    defaultMessage: "To the start page",
    description: "Link to the welcome page",
  },
  tabOnlyTitle: {
    id: "sign-in.tabOnlyTitle",
    defaultMessage: "You are signed in for this tab only",
    description: "Heading of a notice, in a browser that stores nothing",
  },
  tabOnly: {
    id: "sign-in.tabOnly",
    defaultMessage:
      "Your browser does not let the console keep the session. Reloading or closing the tab ends it.",
    description: "Notice, in a browser that stores nothing",
  },
  personMenu: {
    id: "sign-in.personMenu",
    defaultMessage: "Your account",
    description: "Name of the person’s menu",
  },
  signedInAs: {
    id: "sign-in.signedInAs",
    defaultMessage: "Signed in as {name}",
    description: "Heading of the person’s menu",
  },
  signOut: {
    id: "sign-in.signOut",
    defaultMessage: "Sign out",
    description: "Menu item",
  },
} as const satisfies Messages;
