/** What a list says about entries that it leaves out, and about texts that lost characters. */
import { type Text, useText } from "#src/i18n/i18n.ts";
import type { ListIssues } from "#src/runtime/listAtoms.ts";
import type { AnswerNoticeProps } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";

export const useListIssues = (
  leftOut: (count: number) => Text,
  { entryIssues, textIssues }: ListIssues = { entryIssues: [], textIssues: [] },
): ReadonlyArray<AnswerNoticeProps> => {
  const text = useText();
  const places = entryIssues.flatMap((entryIssue) => entryIssue.places);
  return [
    { title: leftOut(entryIssues.length), places },
    { title: text(messages.textIssues), places: textIssues },
  ].filter((issue) => issue.places.length > 0);
};
