/** What a page of charts offers as a whole, in its menu and in the palette: a file, paper, a link to these very days. */
import { Context } from "effect";
import { type Atom, atom, useAtomValue, useSetAtom, useStore } from "jotai";
import {
  Copy,
  EllipsisVertical,
  FileSpreadsheet,
  Link as LinkGlyph,
  Printer as PrinterGlyph,
} from "lucide-react";
import { isLongEnough, periodDays, timePeriod } from "#src/domain/metrics/timePeriod.ts";
import { daysSince } from "#src/domain/metrics/trendPeriods.ts";
import { i18nAtom, useText } from "#src/i18n/i18n.ts";
import { ActMenu } from "#src/interaction/ActButton.tsx";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import type { Act } from "#src/interaction/pageActs.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useWhenLoaded } from "#src/interaction/whenLoaded.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { Browser } from "#src/services/Browser.ts";
import { copy } from "#src/services/browser/clipboard.ts";
import { print } from "#src/services/browser/print.ts";
import { saveCsvAtom } from "../export/chartCsv.ts";
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

/** Freezes the range: a link to the page with the chosen app, the period's first and last day, and their time zone. */
const copyRangeLinkAtom = atom(null, async (get, set) => {
  const location = get(locationAtom);
  const { day, zone } = get(todayAtom);
  const period = get(rangeAtom);
  const href = hrefOf({
    ...location,
    search: { ...get(shownSearchAtom), ...encodeChoice({ period }), zone: zone.id },
  });
  const { origin } = Context.get(get(runtimeAtom).context, Browser);
  const isCopied = await copy(origin + href);
  const i18n = get(i18nAtom);
  const words = { days: daysText(i18n, timePeriod(period, day, zone)) };
  set(toastAtom, i18n.text(isCopied ? messages.rangeLinkCopied : messages.rangeLinkNotCopied, words));
});

const copyTextAtom = atom(null, async (get, set, content: string) => {
  const isCopied = await copy(content);
  const { text } = get(i18nAtom);
  set(toastAtom, text(isCopied ? interaction.copied : messages.notCopied), { isFailure: !isCopied });
});

const printAtom = actionAtom<void, void, never>(() => print);

export interface PageActionsProps {
  page: PageOfCharts;
  /** The page in a few lines, if it can be copied. */
  textAtom?: Atom<string>;
  more?: ReadonlyArray<Act>;
}

export function PageActions({ page, textAtom, more = [] }: PageActionsProps) {
  const text = useText();
  const isRangeLinkPossible = useAtomValue(isRangeLinkPossibleAtom);
  const { isRunning } = useAtomValue(printAtom);
  const openPrinting = useSetAtom(printAtom);
  const saveCsv = useSetAtom(saveCsvAtom);
  const { isWaiting, detail, loaded } = useWhenLoaded(useAtomValue(page.progressAtom));
  const copyRangeLink = useSetAtom(copyRangeLinkAtom);
  const copyText = useSetAtom(copyTextAtom);
  const store = useStore();
  const asText = textAtom && {
    name: text(messages.copy),
    icon: Copy,
    detail,
    run: () => void loaded().then(() => copyText(store.get(textAtom))),
  };
  const link = {
    name: text(messages.copyRangeLink),
    keywords: text(messages.linkKeywords),
    icon: LinkGlyph,
    run: () => void copyRangeLink(),
  };
  return (
    <ActMenu
      icon={EllipsisVertical}
      label={text(messages.actions)}
      isPending={isRunning || isWaiting}
      acts={[
        {
          name: text(messages.csv),
          keywords: text(messages.csvKeywords),
          icon: FileSpreadsheet,
          detail,
          run: () => void loaded().then(() => saveCsv(page.name, page.charts)),
        },
        {
          name: text(messages.print),
          keywords: text(messages.printKeywords),
          icon: PrinterGlyph,
          detail,
          run: () => void loaded().then(() => openPrinting()),
        },
        ...(asText ? [asText] : []),
        ...(isRangeLinkPossible ? [link] : []),
        ...more,
      ]}
    />
  );
}
