/** The sentence instead of a console that did not start. */
import { discardEarlyRequests } from "./earlyRequests.ts";
import { removePrerenderedFrame, type StartPlan, startPlanId } from "./startPlan.ts";

/** After a network failure, or in a browser that does not know what the code uses. */
export const showStartFailure = (): void => {
  removePrerenderedFrame();
  discardEarlyRequests();
  const plan = document.querySelector(`#${startPlanId}`)?.textContent;
  if (plan === undefined) return;
  const { failure } = JSON.parse(plan) as StartPlan;
  const sentence = document.createElement("p");
  sentence.setAttribute("role", "alert");
  sentence.textContent = failure[document.documentElement.lang === "de" ? "de" : "en"];
  document.body.append(sentence);
};
