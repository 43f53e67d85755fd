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

/** Apart from the others, since the first scripts do not need them. */
export const workedKey = "session-worked";
export const csvKey = "csv-dialect";

/** The keys of drafts of themes name their person, and then the theme: `theme-draft of <sub>/<id>`. */
export const draftPrefix = (owner: string | null): string =>
  `${storageKeys.themeDraft}${owner === null ? "" : ` of ${encodeURIComponent(owner)}`}/`;

/** Keys of a person that do not name the person: a sign-out removes them. */
export const isPersonalKey = (key: string): boolean =>
  key === storageKeys.owner ||
  key === storageKeys.statistics ||
  key === workedKey ||
  key.startsWith(draftPrefix(null));

/** Keys of the tab's storage begin so. */
export const tabPrefix = "wellbeing-console ";

/** Keys of the tab's storage after `tabPrefix`; the first two are beginnings. */
export const tabKeys = {
  form: "form ",
  rotations: "secret-rotations ",
  /** The page to open after the sign-in. */
  wanted: "wanted-page",
  /** Who left the tab without signing out. */
  left: "left",
  /** When the sign-ins of this tab began that were not answered. */
  begun: "begun",
} as const;
