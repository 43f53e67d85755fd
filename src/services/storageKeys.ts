/** Names in the browser's storage. A module of its own, so that the early script stays tiny. */
export const databaseName = "wellbeing-console";

/** Keys of the local storage. */
export const storageKeys = {
  language: "language",
  mode: "colour-mode",
  minimized: "navigation-minimized",
  statistics: "statistics",
  themeDraft: "theme-draft",
} as const;
