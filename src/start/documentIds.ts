/** Ids in app.html and index.html, which the build writes and the first scripts look for. Without imports. */
import type { Language } from "#schemas/languages.ts";

/** What the early script starts, as JSON. */
export const startPlanId = "start-plan";
/** The template of the console's scripts. */
export const consoleScriptsId = "console-scripts";
/** What the document shows if the early script does not run. */
export const notStartedId = "not-started";
/** The frame that the early script shows, of the template `frameId`. */
export const shownFrameId = "prerendered-frame";

/** Templates, and hidden sentences, of each language. */
export const frameId = (language: Language): string => `frame-${language}`;
/** The overview with its list, which `fillPage` fills. */
export const overviewId = (language: Language): string => `overview-${language}`;
/** The page that is shown when the console does not start. */
export const startFailureId = (language: Language): string => `start-failure-${language}`;
/** The page that is shown when `/config.json` is invalid. */
export const configErrorId = (language: Language): string => `config-error-${language}`;
export const browserTooOldId = (language: Language): string => `browser-too-old-${language}`;

export const templateOf = (id: string): DocumentFragment | undefined =>
  document.querySelector<HTMLTemplateElement>(`template#${id}`)?.content;

/**
 * Removes the document's own templates but the page of a failure, which needs no code; react-aria has templates in pages.
 */
export const removeTemplates = (): void => {
  for (const template of document.querySelectorAll("body > template:not([id^=start-failure])"))
    template.remove();
};
