/** Explains why a sign-in failed, with a link to start again. */
import type { Language } from "#schemas/languages.ts";
import { markup } from "./markup.ts";
import { messages } from "./messages.ts";
import { type Page, page } from "./Page.ts";

export type Problem = "expired" | "refused" | "failed" | "unavailable" | "notFound" | "tooMany";

/** `code` is OAuth's error code, for support. */
export const errorPage = (locale: Language, problem: Problem, code?: string): Page => {
  const text = messages[locale];
  const [href, label] = problem === "notFound" ? ["/", text.startPage] : ["/auth", text.startAgain];
  const explanation = markup`<p>${text[`${problem}Text`]}</p>
<div class="actions"><a class="button primary" href="${href}">${label}</a></div>
${code !== undefined && markup`<p class="code">${text.errorCode} <code>${code}</code></p>`}`;
  return page(locale, text[problem], explanation);
};
