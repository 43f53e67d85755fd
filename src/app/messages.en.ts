/** English messages of the frame and the error pages. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  // Title of the browser tab of a page about one item, such as an app; {page} is app.pageTitle
  subjectTitle: "{subject} · {page}",
  pageTitle: "{page} · {app}", // Title of the browser tab
  skip: "Skip to content", // First link of the page
  navigation: "Main", // Name of the navigation
  open: "Open navigation", // Button on narrow screens
  close: "Close navigation", // Button on narrow screens
  minimize: "Minimise navigation", // Button
  expand: "Expand navigation", // Button
  navigating: "The page is loading",
  notFoundTitle: "Page Not Found", // Heading of the 404 page
  notFound: "Page not found: {path}", // Message of the 404 page
  invalidPath: "Page Not Found: {path}", // Message of the 404 page when the address has invalid parameters
  chunkText:
    "Part of the console could not be loaded: the connection dropped, or a new version was just released.",
  chunkOfflineTitle: "This page is not available offline",
  chunkOfflineText: "It opens by itself when the connection is back.",
  reload: "Reload", // Button: reloads the page
  errorTitle: "Internal Server Error", // Heading of the error page
  noAnswerTitle: "No answer from the server",
  unreadableTitle: "Unexpected answer from the server",
  errorStatus: "Status code {status}", // On the error page
  copyDetails: "Copy details", // Button of the error page: copies what is known, for a report
  search: "Search", // Button: opens the palette with the end of the path that was not found
  toOverview: "Go to the overview",
  toStart: "Go to the start page",
  configTitle: "The console is not configured correctly",
  configText: "Fix /config.json on the server, then reload this page.",
  needsJavaScript: "{app} needs JavaScript.", // Shown instead of the console
  startFailedTitle: "The console could not be loaded",
  startFailedText: "Reload the page; if that does not help, update your browser.",
  // Instead of the console, in a browser that lacks features that the console needs. The values are versions of browsers
  browserTooOld:
    "This browser is too old: the Wellbeing Console needs Chrome or Edge {chrome}, Firefox {firefox}, Safari {safari}, or a later version.",
  offlineTitle: "You are offline", // Heading of the notice while there is no network
  // since is a time, such as 20 Nov 2026, 14:03 CET
  offlineText: "Data as of {since} or earlier. You can edit again once you’re online.",
  offlineWaiting: "You are offline. Available once you’re back online.",
});
