/** English messages of signing in and out. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "Sign in", // Page title of /auth
  underWay: "Signing you in …",
  failedTitle: "Sign-in failed", // Heading of the error page
  cancelled: "You cancelled the sign-in.",
  refused: "The sign-in was refused.", // The sign-in service may say why: its words follow
  misconfigured: "The sign-in is not set up correctly. Tell your console operator what the details say.",
  unreachable: "The sign-in service cannot be reached or does not work. Try again in a few minutes.",
  details: "Details", // Shows a technical line
  // distance: such as "10 minutes" or "3 days"
  clockAhead: "This device’s clock is about {distance} fast. Correct it, then sign in again.",
  // Like `clockAhead`
  clockBehind: "This device’s clock is about {distance} slow. Correct it, then sign in again.",
  notAcceptedTitle: "The platform does not accept this sign-in",
  notAccepted:
    "You’re signed in, but the platform rejects the session. This device’s clock may be wrong, or something on the way may change the requests. Contact your platform operator.",
  notAdministratorTitle: "This account is not an administrator",
  notAdministrator: "Ask an administrator to invite you, or use another account.",
  signOutForAnother: "Sign out and use another account",
  signedOutTitle: "You are signed out",
  signedOutHere: "You may still be signed in at the sign-in service. On a shared device, sign out there too.",
  another: "Sign in with another account",
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
