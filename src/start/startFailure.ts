/** The page that is shown when the console does not start. */
import { languageOf } from "#schemas/languages.ts";
import { startFailureId, templateOf } from "./documentIds.ts";
import { discardEarlyRequests } from "./earlyRequests.ts";
import { removeFrame } from "./frame.ts";

/** Needed after a network failure, or in a browser that lacks what the code uses. */
export const showStartFailure = (): void => {
  removeFrame();
  discardEarlyRequests();
  const page = templateOf(startFailureId(languageOf(document.documentElement.lang)));
  if (page) document.body.append(page.cloneNode(true));
};
