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
    defaultMessage: "Signing you in …",
    description: "While signing in",
  },
  failedTitle: {
    id: "sign-in.failedTitle",
    defaultMessage: "Sign-in failed",
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
    description: "The sign-in service could not continue without asking the person",
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
    defaultMessage: "Something went wrong at the sign-in service. Try again.",
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
    defaultMessage:
      "The answer of the sign-in service did not pass a check ({code}). Tell whoever runs the console.",
    description:
      "A check of the response failed; code is what was checked: iss, aud, nonce, exp, signature, …",
  },
  clockAhead: {
    id: "sign-in.clockAhead",
    defaultMessage:
      "The clock of this device is about {minutes, plural, one {a minute} other {{shown} minutes}} ahead of the sign-in service’s ({code}). Set it, then sign in again.",
    description:
      "The sign-in failed because the clocks differ; code is the time that was checked: exp, iat, nbf",
  },
  clockBehind: {
    id: "sign-in.clockBehind",
    defaultMessage:
      "The clock of this device is about {minutes, plural, one {a minute} other {{shown} minutes}} behind the sign-in service’s ({code}). Set it, then sign in again.",
    description:
      "The sign-in failed because the clocks differ; code is the time that was checked: exp, iat, nbf",
  },
  notAcceptedTitle: {
    id: "sign-in.notAcceptedTitle",
    defaultMessage: "The platform does not accept this sign-in",
    description: "Heading: the tokens of a new sign-in were refused",
  },
  notAccepted: {
    id: "sign-in.notAccepted",
    defaultMessage:
      "The sign-in service has let you in, but the platform refuses what it issued. Tell whoever runs the platform.",
    description: "The tokens of a new sign-in were refused",
  },
  notAdministratorTitle: {
    id: "sign-in.notAdministratorTitle",
    defaultMessage: "This account is not an administrator",
    description: "Heading: signed in, but without access to the console",
  },
  notAdministrator: {
    id: "sign-in.notAdministrator",
    defaultMessage: "Ask an administrator to invite you, or use another account.",
    description: "Signed in, but without access to the console",
  },
  signOutForAnother: {
    id: "sign-in.signOutForAnother",
    defaultMessage: "Sign out and use another account",
    description: "Button",
  },
  signedOutTitle: {
    id: "sign-in.signedOutTitle",
    defaultMessage: "You are signed out",
    description: "Heading, if the sign-in service cannot be told about the sign-out",
  },
  signedOutHere: {
    id: "sign-in.signedOutHere",
    defaultMessage:
      "The console has ended your session. At the sign-in service you may still be signed in; sign out there if others use this device.",
    description: "The sign-in service cannot be told about the sign-out",
  },
  another: {
    id: "sign-in.another",
    defaultMessage: "Sign in with another account",
    description: "Link; the sign-in service asks for credentials",
  },
  unreachable: {
    id: "sign-in.unreachable",
    defaultMessage: "The sign-in service could not be reached.",
    description: "No response",
  },
  storageFailed: {
    id: "sign-in.storageFailed",
    defaultMessage: "This browser does not let the console keep a session. Allow this site to store data.",
    description: "IndexedDB is missing or blocked",
  },
  again: {
    id: "sign-in.again",
    defaultMessage: "Sign in again",
    description: "Button",
  },
  toStart: {
    id: "sign-in.toStart",
    defaultMessage: "Go to the start page",
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
