/** What the page says about parameters of its address that it does not follow. */
import { useAtomValue } from "jotai";
import { writtenSearch } from "#src/domain/searchParameters.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import type { AnswerNoticeProps } from "#src/ui/Notice.tsx";
import { appAtom, type LeftOut, leftOutAtom, minimumDaysAtom, periodAtom } from "../question/choice.ts";
import { messages } from "../question/messages.en.ts";
import { periodName } from "../question/periodWords.ts";

export const useLinkIssues = (): ReadonlyArray<AnswerNoticeProps> => {
  const i18n = useI18n();
  const { search } = useAtomValue(locationAtom);
  const leftOut = useAtomValue(leftOutAtom);
  const app = useAtomValue(appAtom)?.name ?? "";
  const period = periodName(i18n, useAtomValue(periodAtom));
  const days = i18n.number(useAtomValue(minimumDaysAtom));
  const titles = {
    app: i18n.text(messages.linkApp, { app }),
    period: i18n.text(messages.linkPeriod, { period }),
    short: i18n.text(messages.linkShort, { days, period }),
    others: i18n.text(common.linkUnread),
  } satisfies Record<LeftOut["about"], unknown>;
  return leftOut.map(({ about, names }) => ({
    title: titles[about],
    places: [writtenSearch(search, names)],
  }));
};
