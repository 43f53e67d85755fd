/** The page that is shown when the console does not start. */
import { discardEarlyRequests } from "./earlyRequests.ts";
import { removePrerenderedFrame, startFailureId } from "./startPlan.ts";

/** Needed after a network failure, or in a browser that lacks what the code uses. */
export const showStartFailure = (): void => {
  removePrerenderedFrame();
  discardEarlyRequests();
  const language = document.documentElement.lang === "de" ? "de" : "en";
  const template = document.querySelector<HTMLTemplateElement>(`#${startFailureId(language)}`);
  if (template) document.body.append(template.content.cloneNode(true));
};
