/** Names in the browser's storage, in a module without imports, as the early script needs them. */
export const databaseName = "wellbeing-console";

/** Keys of the local storage. */
export const storageKeys = {
  language: "language",
  mode: "colour-mode",
  minimized: "navigation-minimized",
  shortcuts: "shortcuts",
  statistics: "statistics",
  trend: "trend",
  themeDraft: "theme-draft",
} as const;
