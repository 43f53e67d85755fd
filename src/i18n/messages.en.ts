/** English messages that several features use. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  retry: "Try again", // Button: repeats the failed call
  loading: "Loading …", // For screen readers, while something loads
  asOf: "as of {time}", // Of numbers that are out of date: when they arrived
  notLoaded: "Not loaded", // In a list, instead of what could not be loaded for an entry
  reloading: "The list is being updated", // For screen readers
  reloadFailed: "The list could not be refreshed", // Heading above the list, which stays
  unreachable: "The server could not be reached. Check your connection.",
  late: "The server has not answered for 30 seconds. Try again in a moment.",
  // Like `late`, of a request that changes something
  lateWrite:
    "The server has not answered for 30 seconds, and may still do what you asked. Try again in a moment.",
  corsBlocked:
    "The server answers, but does not let this console read its answers (CORS, or a redirect). Contact your platform operator.",
  serverFailed: "Something went wrong on the server. Try again.",
  unavailable: "The server is not available right now. Try again in a moment.",
  // Like `unavailable`; the response says when the server can answer again
  unavailableUntil: "The server is not available right now. Try again from {at, time, medium}.",
  tooMany: "Too many requests. Try again in a moment.",
  // Like `tooMany`; the response says when requests are answered again
  tooManyUntil: "Too many requests. Try again from {at, time, medium}.",
  noUsableAnswer: "No usable answer", // Heading: the server may have done what was asked
  answerLostListed: "The server’s answer was lost, but the list has “{name}”.",
  // Like `answerLostListed`, if the list could not be read either
  answerLost: "The server’s answer was lost, so “{name}” may exist. Look at the list before you try again.",
  notUnderstood: "The server’s response could not be read.",
  refused: "The server refused the request.",
  refusedBecause: "The server refused the request. It says: {words}", // words: in the server’s own language
  // The answer is not the platform's. report: the status, the call, its time, and what the answer says, in its own language
  refusedOnTheWay:
    "Something between this browser and the platform refused the request ({status}). Send this to your network or platform operator: {report}",
  // Like `refusedOnTheWay`
  failedOnTheWay:
    "Something between this browser and the platform failed ({status}). Try again. If that does not help, send this to your network or platform operator: {report}",
  damaged: "The server’s answer arrived damaged.",
  damagedIn: "The server’s answer arrived damaged (Content-Encoding: {coding}).", // coding: such as gzip
  appsLeftOut: "{count, plural, one {# app cannot be shown} other {# apps cannot be shown}}",
  appGone: "This app no longer exists.",
  // Title of a notice; what stands in the link follows
  linkUnread: "Part of this link could not be read and was left out",
  signedOut: "You are no longer signed in.",
  // Names of pages: a page's code is loaded later than the navigation and the tab's title
  usersTitle: "Users", // Page title and navigation item
  usersPurpose: "Invite people to manage apps, client secrets and themes with you.",
  devTitle: "Analytics development", // Page: title
  devPurpose: "For developers who connect a platform: the metric calls as they came and as they were read.",
  statisticsTitle: "User Statistics", // Page: title and navigation item
  segmentsTitle: "Segments", // Page: title and navigation item
  backToOverview: "Back to overview", // Link to the overview
  themesTitle: "Themes", // Page title, link and command
  themesPurpose: "Colours and fonts for the wellbeing kit in your apps.",
  editorTitle: "Theme", // Page title of the editor
  backToThemes: "Back to themes", // Link to the page of all themes
});
