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
  owner: "owner",
} as const;

/** What belongs to a person: these keys, and those that begin with one of them and a slash. All else is the device's. */
export const personalKeys = [storageKeys.owner, storageKeys.statistics, storageKeys.themeDraft] as const;

/** Beginnings of keys of the tab's storage. */
export const tabKeys = { form: "form ", rotations: "secret-rotations " } as const;
