/** English messages of the frame and the error pages. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  subjectTitle: {
    id: "app.subjectTitle",
    defaultMessage: "{subject} · {page}",
    description: "Title of the browser tab of a page about one item, such as an app; {page} is app.pageTitle",
  },
  pageTitle: {
    id: "app.pageTitle",
    defaultMessage: "{page} · {app}",
    description: "Title of the browser tab",
  },
  skip: {
    id: "app.skip",
    defaultMessage: "Skip to content",
    description: "First link of the page",
  },
  navigation: {
    id: "app.navigation",
    defaultMessage: "Main",
    description: "Name of the navigation",
  },
  open: {
    id: "app.open",
    defaultMessage: "Open navigation",
    description: "Button on narrow screens",
  },
  close: {
    id: "app.close",
    defaultMessage: "Close navigation",
    description: "Button on narrow screens",
  },
  minimize: {
    id: "app.minimize",
    defaultMessage: "Minimize navigation",
    description: "Button",
  },
  expand: {
    id: "app.expand",
    defaultMessage: "Expand navigation",
    description: "Button",
  },
  navigating: {
    id: "app.navigating",
    defaultMessage: "The page is loading",
    description: "Label of the progress bar, for screen readers",
  },
  notFoundTitle: {
    id: "app.notFoundTitle",
    defaultMessage: "Page Not Found",
    description: "Heading of the 404 page",
  },
  notFound: {
    id: "app.notFound",
    defaultMessage: "Page not found: {path}",
    description: "Message of the 404 page",
  },
  invalidPath: {
    id: "app.invalidPath",
    defaultMessage: "Page Not Found: {path}",
    description: "Message of the 404 page when the address has invalid parameters",
  },
  chunkTitle: {
    id: "app.chunkTitle",
    defaultMessage: "This page could not be loaded",
    description: "Heading when a chunk of the console did not load",
  },
  chunkText: {
    id: "app.chunkText",
    defaultMessage:
      "A part of the console is missing: the connection has failed, or a newer version has just been published.",
    description: "The reason why a page could not be loaded",
  },
  chunkOfflineTitle: {
    id: "app.chunkOfflineTitle",
    defaultMessage: "This page is not available offline",
    description: "Heading when a page was not loaded before the network was lost",
  },
  chunkOfflineText: {
    id: "app.chunkOfflineText",
    defaultMessage: "It opens by itself when the connection is back.",
    description: "Below it",
  },
  reload: {
    id: "app.reload",
    defaultMessage: "Reload",
    description: "Button: reloads the page",
  },
  errorTitle: {
    id: "app.errorTitle",
    defaultMessage: "Internal Server Error",
    description: "Heading of the error page",
  },
  noAnswerTitle: {
    id: "app.noAnswerTitle",
    defaultMessage: "No answer from the server",
    description: "Heading of the error page: no network, or a server that this page may not call",
  },
  unreadableTitle: {
    id: "app.unreadableTitle",
    defaultMessage: "Unexpected answer from the server",
    description: "Heading of the error page: an answer that does not fit the contract",
  },
  errorStatus: {
    id: "app.errorStatus",
    defaultMessage: "Status code {status}",
    description: "On the error page",
  },
  toOverview: {
    id: "app.toOverview",
    defaultMessage: "Go to the overview",
    description: "Link",
  },
  toStart: {
    id: "app.toStart",
    defaultMessage: "Go to the start page",
    description: "Link",
  },
  configTitle: {
    id: "app.configTitle",
    defaultMessage: "The console is not configured correctly",
    description: "Heading when /config.json is missing or invalid",
  },
  configText: {
    id: "app.configText",
    defaultMessage: "Fix /config.json on the server, then reload this page.",
    description: "What to do when /config.json is missing or invalid",
  },
  startFailedTitle: {
    id: "app.startFailedTitle",
    defaultMessage: "The console could not be loaded",
    description: "Heading instead of the console, when its code does not load",
  },
  startFailedText: {
    id: "app.startFailedText",
    defaultMessage: "Reload the page; if that does not help, update your browser.",
    description: "What to do when the console's code does not load",
  },
  browserTooOld: {
    id: "app.browserTooOld",
    defaultMessage:
      "This browser is too old: the Wellbeing Console needs Chrome or Edge {chrome}, Firefox {firefox}, Safari {safari}, or a later version.",
    description:
      "Instead of the console, in a browser that lacks features that the console needs. The values are versions of browsers",
  },
} as const satisfies Messages;
