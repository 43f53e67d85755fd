/** What a page of charts offers as a whole, in its menu and in the palette: a file, paper, a link to these very days. */
import { Effect } from "effect";
import type { Getter } from "jotai";
import { FileSpreadsheet, Link as LinkGlyph, Printer as PrinterGlyph } from "lucide-react";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { Command } from "#src/interaction/commands.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { Printer } from "#src/services/Printer.ts";
import type { PageOfCharts } from "../sections/pagesOfCharts.ts";
import { copyRangeLinkAtom, isRangeLinkPossibleAtom } from "../export/copyRangeLink.ts";
import { messages } from "../export/messages.en.ts";
import { saveCsvAtom } from "../export/saveCsv.ts";

export const printAtom = actionAtom<void, void, never>(() => Effect.flatMap(Printer, ({ print }) => print));

export interface PageAct extends Command {
  /** A file or a printed page cannot say that some of its numbers were still loading. */
  readonly isForLoaded: boolean;
}

export const allPageActs = (get: Getter, { name, charts }: PageOfCharts): ReadonlyArray<PageAct> => {
  const { text } = get(i18nAtom);
  const link: PageAct = {
    id: "metrics.link",
    group: "actions",
    name: text(messages.copyRangeLink),
    keywords: text(messages.linkKeywords),
    icon: LinkGlyph,
    isForLoaded: false,
    run: ({ set }) => void set(copyRangeLinkAtom),
  };
  return [
    {
      id: "metrics.csv",
      group: "actions",
      name: text(messages.csv),
      keywords: text(messages.csvKeywords),
      icon: FileSpreadsheet,
      isForLoaded: true,
      run: ({ set }) => void set(saveCsvAtom, name, charts),
    },
    {
      id: "metrics.print",
      group: "actions",
      name: text(messages.print),
      keywords: text(messages.printKeywords),
      icon: PrinterGlyph,
      isForLoaded: true,
      run: ({ set }) => void set(printAtom),
    },
    ...(get(isRangeLinkPossibleAtom) ? [link] : []),
  ];
};

/** Those that are possible now. */
export const pageActs = (get: Getter, page: PageOfCharts): ReadonlyArray<PageAct> => {
  const isLoading = get(page.isLoadingAtom);
  return allPageActs(get, page).filter(({ isForLoaded }) => !isForLoaded || !isLoading);
};
