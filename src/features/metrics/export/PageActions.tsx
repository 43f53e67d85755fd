/** Buttons for all charts of a page: save their numbers as CSV, print them. */
import { Effect } from "effect";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { FileSpreadsheet, Printer as PrinterGlyph } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { Printer } from "#src/services/Printer.ts";
import { Button } from "#src/ui/Button.tsx";
import { isAnyBlockLoadingAtom } from "../blocks.ts";
import type { Section } from "../metricChart.ts";
import { messages } from "./messages.en.ts";
import { saveCsvAtom } from "./saveCsv.ts";

const printAtom = actionAtom<void, void, never>(() => Effect.flatMap(Printer, ({ print }) => print));

export interface PageActionsProps {
  /** End of the file's name. */
  name: string;
  sections: ReadonlyArray<Section>;
}

export function PageActions({ name, sections }: PageActionsProps) {
  const text = useText();
  const save = useSetAtom(saveCsvAtom);
  const [{ isRunning }, print] = useAtom(printAtom);
  // A file or a printed page cannot say that some of its numbers were still loading.
  const isDisabled = useAtomValue(isAnyBlockLoadingAtom);
  return (
    <>
      <Button
        icon={FileSpreadsheet}
        isDisabled={isDisabled}
        onPress={() =>
          void save(
            name,
            sections.flatMap(({ charts }) => charts),
          )
        }
      >
        {text(messages.csv)}
      </Button>
      <Button icon={PrinterGlyph} isDisabled={isDisabled} isPending={isRunning} onPress={() => void print()}>
        {text(messages.print)}
      </Button>
    </>
  );
}
