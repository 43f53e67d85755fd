/** The page that is shown when the console, or the code of its error pages, does not load. */
import { languageOf } from "#schemas/languages.ts";
import { startFailureId, templateOf } from "./documentIds.ts";
import { discardEarlyRequests } from "./earlyRequests.ts";
import { removeFrame } from "./frame.ts";

/** In the document's language; undefined in development, where the build has written none. */
export const startFailurePage = (): Node | undefined =>
  templateOf(startFailureId(languageOf(document.documentElement.lang)))?.cloneNode(true);

/** Needed after a network failure, or in a browser that lacks what the code uses. */
export const showStartFailure = (): void => {
  removeFrame();
  discardEarlyRequests();
  document.body.append(startFailurePage() ?? "");
};
