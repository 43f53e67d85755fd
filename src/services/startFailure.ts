/** The page instead of a console that did not start. */
import { discardEarlyRequests } from "./earlyRequests.ts";
import { removePrerenderedFrame, startFailureId } from "./startPlan.ts";

/** After a network failure, or in a browser that does not know what the code uses. */
export const showStartFailure = (): void => {
  removePrerenderedFrame();
  discardEarlyRequests();
  const language = document.documentElement.lang === "de" ? "de" : "en";
  const template = document.querySelector<HTMLTemplateElement>(`#${startFailureId(language)}`);
  if (template) document.body.append(template.content.cloneNode(true));
};
