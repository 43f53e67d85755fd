/** What a page of charts offers as a whole, in its menu and in the palette: a file, paper, a link to these very days. */
import { Context } from "effect";
import { type Atom, atom, useAtomValue, useSetAtom, useStore } from "jotai";
import { Link as LinkGlyph } from "lucide-react";
import { isLongEnough, periodDays, timePeriod } from "#src/domain/metrics/timePeriod.ts";
import { daysSince } from "#src/domain/metrics/trendPeriods.ts";
import { i18nAtom, useText } from "#src/i18n/i18n.ts";
import type { Act } from "#src/interaction/pageActs.ts";
import { PageMenu } from "#src/interaction/PageMenu.tsx";
import { toastAtom } from "#src/interaction/toasts.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { Browser } from "#src/services/Browser.ts";
import { copy } from "#src/services/browser/clipboard.ts";
import { saveChartsAtom } from "../export/chartCsv.ts";
import { messages } from "../messages.en.ts";
import { encodeChoice, hrefOf } from "../question/address.ts";
import { appAtom, minimumDaysAtom, periodChoiceAtom, shownSearchAtom } from "../question/choice.ts";
import { daysText } from "../question/periodWords.ts";
import type { PageOfCharts } from "../sections/sections.ts";

const rangeAtom = atom((get) => {
  const { day, zone } = get(todayAtom);
  const choice = get(periodChoiceAtom);
  const days = periodDays(choice, day);
  const created = get(appAtom)?.creationDate;
  // All time begins with the app's creation, as nobody used it before.
  return choice === "ALL_TIME" && created ? daysSince(created, days, zone) : days;
});

/** Whether a link to these days would show them: with a minimum group size, not if they are few. */
const isRangeLinkPossibleAtom = atom((get) =>
  isLongEnough(get(rangeAtom), get(minimumDaysAtom), get(todayAtom).day),
);

/**
 * Freezes the range: a link to the page with the chosen app, the period's first and last day, and their time zone. Whoever
 * opens it keeps the own language.
 */
const copyRangeLinkAtom = atom(null, async (get, set) => {
  const location = get(locationAtom);
  const { day, zone } = get(todayAtom);
  const period = get(rangeAtom);
  const href = hrefOf({
    ...location,
    search: { ...get(shownSearchAtom), ...encodeChoice({ period }), zone: zone.id, lang: undefined },
  });
  const { origin } = Context.get(get(runtimeAtom).context, Browser);
  const isCopied = await copy(origin + href);
  const i18n = get(i18nAtom);
  const words = { days: daysText(i18n, timePeriod(period, day, zone)) };
  const said = isCopied ? messages.rangeLinkCopied : messages.rangeLinkNotCopied;
  set(toastAtom, i18n.text(said, words), { isFailure: !isCopied });
});

export interface PageActionsProps {
  page: PageOfCharts;
  /** The page in a few lines, if it can be copied. */
  textAtom?: Atom<string>;
  more?: ReadonlyArray<Act>;
}

export function PageActions({ page, textAtom, more = [] }: PageActionsProps) {
  const text = useText();
  const isRangeLinkPossible = useAtomValue(isRangeLinkPossibleAtom);
  const saveCharts = useSetAtom(saveChartsAtom);
  const copyRangeLink = useSetAtom(copyRangeLinkAtom);
  const store = useStore();
  const link = {
    name: text(messages.copyRangeLink),
    keywords: text(messages.linkKeywords),
    icon: LinkGlyph,
    run: () => void copyRangeLink(),
  };
  return (
    <PageMenu
      progress={useAtomValue(page.progressAtom)}
      copied={textAtom && (() => store.get(textAtom))}
      csv={{ name: text(messages.csv), save: () => saveCharts(page.name, page.charts) }}
      more={[...(isRangeLinkPossible ? [link] : []), ...more]}
    />
  );
}
