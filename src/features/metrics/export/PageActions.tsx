/** The menu of a page of charts: save their numbers as CSV, print them, copy a link to these very days. */
import { Effect } from "effect";
import { type Atom, useAtom, useAtomValue, useSetAtom } from "jotai";
import { EllipsisVertical, FileSpreadsheet, Link as LinkGlyph, Printer as PrinterGlyph } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { Printer } from "#src/services/Printer.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import type { MetricChart } from "../metricChart.ts";
import { copyRangeLinkAtom } from "./copyRangeLink.ts";
import { messages } from "./messages.en.ts";
import { saveCsvAtom } from "./saveCsv.ts";

const printAtom = actionAtom<void, void, never>(() => Effect.flatMap(Printer, ({ print }) => print));

export interface PageActionsProps {
  /** End of the file's name. */
  name: string;
  charts: ReadonlyArray<MetricChart>;
  /** Whether any of them is loading. */
  isLoadingAtom: Atom<boolean>;
}

export function PageActions({ name, charts, isLoadingAtom }: PageActionsProps) {
  const text = useText();
  const save = useSetAtom(saveCsvAtom);
  const copyRangeLink = useSetAtom(copyRangeLinkAtom);
  const [{ isRunning }, print] = useAtom(printAtom);
  // A file or a printed page cannot say that some of its numbers were still loading.
  const isDisabled = useAtomValue(isLoadingAtom);
  return (
    <MenuButton
      icon={EllipsisVertical}
      label={text(messages.actions)}
      isPending={isRunning}
      entries={[
        {
          id: "csv",
          name: text(messages.csv),
          icon: FileSpreadsheet,
          isDisabled,
          onAction: () => void save(name, charts),
        },
        {
          id: "print",
          name: text(messages.print),
          icon: PrinterGlyph,
          isDisabled,
          onAction: () => void print(),
        },
        {
          id: "range",
          name: text(messages.copyRangeLink),
          icon: LinkGlyph,
          onAction: () => void copyRangeLink(),
        },
      ]}
    />
  );
}
