/** What can be done with all charts of a page: a file, or paper. */
import { useAtomValue, useSetAtom } from "jotai";
import { FileSpreadsheet, Printer } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";

import { isAnyBlockLoadingAtom } from "../blocks.ts";
import type { Section } from "../metricChart.ts";
import { messages } from "./messages.en.ts";
import { printAtom } from "./print.ts";
import { saveCsvAtom } from "./saveCsv.ts";

export interface PageActionsProps {
  /** Part of the file's name. */
  name: string;
  sections: ReadonlyArray<Section>;
}

export function PageActions({ name, sections }: PageActionsProps) {
  const text = useText();
  const save = useSetAtom(saveCsvAtom);
  const print = useSetAtom(printAtom);
  // Neither a file nor paper tells that a part of it was still to come.
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
      <Button icon={Printer} isDisabled={isDisabled} onPress={() => void print()}>
        {text(messages.print)}
      </Button>
    </>
  );
}
