/** Props of `QueryView` for what is asked, its errors as messages: `<QueryView {...useQueryView(appsAtom, …)}>`. */
import { useAtom, type WritableAtom } from "jotai";
import { callFailureWords, isRefused } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { AnswerState } from "#src/runtime/answers.ts";
import type { OwnTag, Tagged } from "./refusal.ts";

/** `failed`: the heading if nothing could be loaded. `own`: messages of the failures that are not common to all calls. */
export const useQueryView = <A, E extends Tagged>(
  query: WritableAtom<Pick<AnswerState<A, E>, "data" | "error" | "isLoading">, [], void>,
  failed: Message,
  own: Readonly<Record<OwnTag<E>, Message>>,
) => {
  const text = useText();
  const [{ data, error, isLoading }, reload] = useAtom(query);
  const failures: Readonly<Record<string, Message | undefined>> = own;
  return {
    data,
    isLoading,
    error: error && text(failures[error._tag] ?? callFailureWords(error) ?? common.serverFailed),
    onRetry: error && isRefused(error) ? undefined : reload,
    words: {
      failed: text(failed),
      reloadFailed: text(common.reloadFailed),
      reloading: text(common.reloading),
      retry: text(common.retry),
    },
  };
};
