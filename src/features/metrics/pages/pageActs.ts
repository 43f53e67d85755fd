/** What a page of charts offers as a whole, in its menu and in the palette: a file, paper, a link to these very days. */
import { Effect } from "effect";
import { atom, type Getter, type Setter } from "jotai";
import { atomEffect } from "jotai-effect";
import { FileSpreadsheet, Link as LinkGlyph, Printer as PrinterGlyph } from "lucide-react";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { Command } from "#src/interaction/commands.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { Printer } from "#src/services/Printer.ts";
import type { PageOfCharts } from "../sections/pagesOfCharts.ts";
import { copyRangeLinkAtom, isRangeLinkPossibleAtom } from "../export/copyRangeLink.ts";
import { messages } from "../export/messages.en.ts";
import { saveCsvAtom } from "../export/saveCsv.ts";

export const printAtom = actionAtom<void, void, never>(() => Effect.flatMap(Printer, ({ print }) => print));

export interface PageAct extends Command {
  /** Why it begins later than it is chosen. */
  readonly detail?: Text | undefined;
}

type Run = (set: Setter) => void;

/** Waits until the page's numbers have loaded: a file or a printed page cannot say that some were missing. */
const waitingAtom = atom<{ readonly page: PageOfCharts; readonly run: Run }>();
// Whoever leaves the page has nothing printed on another one.
waitingAtom.onMount = (set) => () => set(undefined);
export const isWaitingAtom = atom((get) => get(waitingAtom) !== undefined);

/** Mounted by the page's menu. */
export const runWaitingAtom = atomEffect((get, set) => {
  const waiting = get(waitingAtom);
  if (waiting === undefined || get(waiting.page.isLoadingAtom)) return;
  set(waitingAtom, undefined);
  waiting.run(set);
});

export const pageActs = (get: Getter, page: PageOfCharts): ReadonlyArray<PageAct> => {
  const { name, charts } = page;
  const { text, number } = get(i18nAtom);
  const progress = get(page.progressAtom);
  const whenLoaded = (run: Run) => ({
    detail:
      progress && text(messages.whenLoaded, { count: number(progress.loaded), all: number(progress.all) }),
    run: ({ set }: { readonly set: Setter }) => set(waitingAtom, { page, run }),
  });
  const link: PageAct = {
    id: "metrics.link",
    group: "actions",
    name: text(messages.copyRangeLink),
    keywords: text(messages.linkKeywords),
    icon: LinkGlyph,
    run: ({ set }) => void set(copyRangeLinkAtom),
  };
  return [
    {
      id: "metrics.csv",
      group: "actions",
      name: text(messages.csv),
      keywords: text(messages.csvKeywords),
      icon: FileSpreadsheet,
      ...whenLoaded((set) => void set(saveCsvAtom, name, charts)),
    },
    {
      id: "metrics.print",
      group: "actions",
      name: text(messages.print),
      keywords: text(messages.printKeywords),
      icon: PrinterGlyph,
      ...whenLoaded((set) => void set(printAtom)),
    },
    ...(get(isRangeLinkPossibleAtom) ? [link] : []),
  ];
};
