/** Takes over what the early script has read, so that nothing is asked for twice. */
import { Option, Schema } from "effect";
import { CurrentUser } from "#schemas/admins/CurrentUser.ts";
import { AppPage } from "#schemas/apps/AppsApi.ts";
import { tabKeys, tabPrefix } from "../services/storage/storageKeys.ts";
import { attempt, isLanguageChosen, language } from "./documentLook.ts";
import { discardEarlyRequests } from "./earlyRequests.ts";
import { takeEarlyAnswers } from "./handOver.ts";

/** Whether the page begins with more than the list: a person's own language, or what another person has left. */
const needsMore = (user: CurrentUser) =>
  (user.language !== undefined && user.language !== language && !isLanguageChosen) ||
  attempt(() => sessionStorage.getItem(tabPrefix + tabKeys.left)) !== null;

/** Undefined where the ordinary way is to be gone. */
export const takeOver = async () => {
  const answers = await takeEarlyAnswers();
  if (answers === undefined) return undefined;
  const user = Option.getOrUndefined(Schema.decodeUnknownOption(CurrentUser)(answers.user));
  const apps = Option.getOrUndefined(Schema.decodeUnknownOption(AppPage)(answers.apps));
  if (user === undefined || apps === undefined || needsMore(user)) return undefined;
  discardEarlyRequests();
  return { subject: answers.session.subject, config: answers.config, user, apps };
};
