/** English messages of signing in and out. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "Sign in", // Page title of /auth
  underWay: "Signing you in …",
  failedTitle: "Sign-in failed", // Heading of the error page
  refused: "The sign-in service refused: {error}.", // error is a code such as access_denied
  cancelled: "You cancelled the sign-in.",
  notLetIn: "The sign-in service did not let you in.", // What it says follows
  needsPerson: "The sign-in service needs you to sign in again.",
  needsConsent: "The sign-in service needs your consent.",
  overloaded: "The sign-in service is not available at the moment. Try again in a few minutes.",
  providerFailed: "Something went wrong at the sign-in service. Try again.",
  // error is a code such as invalid_request
  misconfigured:
    "The sign-in service does not accept requests of this console ({error}). Contact your console operator.",
  // scope: words such as "openid email". /config.json, "scopes" and "audienceScope" are names
  scopeRefused:
    "The sign-in service does not accept this scope (invalid_scope): {scope}. Your console operator sets it in /config.json, as “scopes” and “audienceScope”.",
  unexpectedAnswer: "The sign-in service gave an unexpected answer. Tell your console operator:", // The answer follows
  // address is that of an endpoint of the sign-in service
  corsBlocked:
    "The sign-in service does not allow this console to read {address} (CORS). Contact your console operator.",
  unanswered:
    "The sign-in service has sent you back three times without an answer. Something on the way may drop the part of the address after the question mark. Contact your console operator.",
  unansweredFragment:
    "The sign-in service answers in the wrong part of the address: after #, not after the question mark. Contact your console operator.",
  spent: "The sign-in service no longer accepts this sign-in.",
  unknown: "This sign-in was already used, or it took longer than ten minutes.",
  // A check of the response failed; code is what was checked: iss, aud, nonce, exp, signature, …
  invalid: "The answer of the sign-in service did not pass a check ({code}). Contact your console operator.",
  // The sign-in failed because the clocks differ by distance, such as "10 minutes" or "3 days"; code is the time that was
  // checked: exp, iat, nbf
  clockAhead: "This device’s clock is about {distance} fast ({code}). Correct it, then sign in again.",
  // Like `clockAhead`
  clockBehind: "This device’s clock is about {distance} slow ({code}). Correct it, then sign in again.",
  notAcceptedTitle: "The platform does not accept this sign-in",
  notAccepted: "You’re signed in, but the platform rejects the session. Contact your platform operator.",
  // The tokens are bound to a key. “DPoP” is the name of a header
  proofNotAccepted:
    "You’re signed in, but the platform does not accept the proof that goes with each request. Something on the way may remove the header “DPoP”, the platform may not know it, or this device’s clock may be wrong. Contact your platform operator.",
  notAdministratorTitle: "This account is not an administrator",
  notAdministrator: "Ask an administrator to invite you, or use another account.",
  signOutForAnother: "Sign out and use another account",
  signedOutTitle: "You are signed out",
  signedOutHere: "You may still be signed in at the sign-in service. On a shared device, sign out there too.",
  another: "Sign in with another account",
  unreachable: "The sign-in service could not be reached.",
  storageFailed: "This browser does not let the console keep a session. Allow this site to store data.",
  again: "Sign in again", // Button
  toStart: "Go to the start page",
  tabOnlyTitle: "You are signed in for this tab only",
  tabOnly: "Your browser does not let the console keep the session. Reloading or closing the tab ends it.",
  nowSignedInAs: "This tab is now signed in as {name}", // Title of a notice, after another person’s session
  formerPerson: "Another person was signed in here before.",
  formerPersonKept:
    "Another person was signed in here before. What they typed is kept for their next sign-in in this tab.",
  personMenu: "Your account", // Name of the person’s menu
  signedInAs: "Signed in as {name}", // Heading of the person’s menu
  signOut: "Sign out", // Menu item
});
