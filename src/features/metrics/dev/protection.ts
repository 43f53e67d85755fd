/** Whether the console can notice that an app was changed elsewhere. For that, it has to be able to read an ETag. */
import { Effect } from "effect";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { isUsableEtag } from "#schemas/headers.ts";
import type { Message } from "#src/i18n/messages.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { questionAtom } from "../choice/choice.ts";
import { messages } from "./messages.en.ts";

export const protectionOf = (etag: string | undefined): Message => {
  if (etag === undefined) return messages.etagMissing;
  return isUsableEtag(etag) ? messages.protectionOn : messages.etagMalformed;
};

/** Reads the shown app, as its form does before an edit. */
export const protectionAtom = queryAtom((get) => {
  const question = get(questionAtom);
  if (question === undefined) return Effect.never;
  return Effect.gen(function* () {
    const apps = yield* callsOf(AppsApi);
    const [, { headers }] = yield* apps.get({ path: { id: question.appId }, withResponse: true });
    return protectionOf(headers["etag"]);
  });
});
