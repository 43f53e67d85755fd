/** The application's name in index.html, which is rendered before the configuration is known. Without imports. */

/** In `data-named`, a text of the page: the place of the name. */
export const appNameMark = "{app}";

/** The page that is shown when `/config.json` is invalid. */
export const configErrorId = (language: "en" | "de"): string => `config-error-${language}`;
