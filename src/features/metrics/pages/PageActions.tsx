/** What a page of charts offers as a whole, in its menu and in the palette: a file, paper, a link to these very days. */
import { Effect } from "effect";
import { atom, type Setter, useAtomValue, useSetAtom } from "jotai";
import { atomEffect } from "jotai-effect";
import { EllipsisVertical, FileSpreadsheet, Link as LinkGlyph, Printer as PrinterGlyph } from "lucide-react";
import { useI18n } from "#src/i18n/i18n.ts";
import { useCsvDialectAct } from "#src/interaction/csvDialect.ts";
import { ActMenu } from "#src/interaction/ActButton.tsx";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { Printer } from "#src/services/Printer.ts";
import { copyRangeLinkAtom, isRangeLinkPossibleAtom } from "../export/copyRangeLink.ts";
import { messages } from "../messages.en.ts";
import { saveCsvAtom } from "../export/chartCsv.ts";
import type { PageOfCharts } from "../sections/sections.ts";

const printAtom = actionAtom<void, void, never>(() => Effect.flatMap(Printer, ({ print }) => print));

interface Waiting {
  readonly page: PageOfCharts;
  readonly run: (set: Setter) => void;
}

/** Waits until the page's numbers have loaded: a file or a printed page cannot say that some were missing. */
const waitingAtom = atom<Waiting>();
// Whoever leaves the page has nothing printed on another one.
waitingAtom.onMount = (set) => () => set(undefined);

const runWaitingAtom = atomEffect((get, set) => {
  const waiting = get(waitingAtom);
  if (waiting === undefined || get(waiting.page.isLoadingAtom)) return;
  set(waitingAtom, undefined);
  waiting.run(set);
});

export function PageActions({ page }: { page: PageOfCharts }) {
  const { text, number } = useI18n();
  const progress = useAtomValue(page.progressAtom);
  const isRangeLinkPossible = useAtomValue(isRangeLinkPossibleAtom);
  const { isRunning } = useAtomValue(printAtom);
  const isWaiting = useAtomValue(waitingAtom) !== undefined;
  const wait = useSetAtom(waitingAtom);
  const csvDialect = useCsvDialectAct();
  const copyRangeLink = useSetAtom(copyRangeLinkAtom);
  useAtomValue(runWaitingAtom);
  const whenLoaded = (run: Waiting["run"]) => ({
    detail:
      progress && text(messages.whenLoaded, { count: number(progress.loaded), all: number(progress.all) }),
    run: () => wait({ page, run }),
  });
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
          ...whenLoaded((set) => void set(saveCsvAtom, page.name, page.charts)),
        },
        csvDialect,
        {
          name: text(messages.print),
          keywords: text(messages.printKeywords),
          icon: PrinterGlyph,
          ...whenLoaded((set) => void set(printAtom)),
        },
        ...(isRangeLinkPossible ? [link] : []),
      ]}
    />
  );
}
