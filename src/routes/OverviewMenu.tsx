/** The menu of the overview: what leaves the console of the apps that are shown. Loaded after the list. */
import { atom, useSetAtom } from "jotai";
import { CalendarPlus, EllipsisVertical, FileSpreadsheet, Printer as PrinterGlyph } from "lucide-react";
import type { App } from "#schemas/apps/App.ts";
import type { AppListSearch } from "#src/domain/apps/appList.ts";
import { messages } from "#src/features/apps/list/messages.en.ts";
import { useText } from "#src/i18n/i18n.ts";
import { type Act, useActs } from "#src/interaction/pageActs.ts";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { Printer } from "#src/services/Printer.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";

const loadFiles = lazyModule(() => import("./overviewFiles.ts"));

const saveAtom = atom(null, async (_get, set, file: "secretsCsv" | "calendar", apps: ReadonlyArray<App>) => {
  const files = await loadFiles();
  set(files[`${file}Atom`], apps);
});

const printAtom = atom(null, (get) => withService(get, Printer, ({ print }) => print));

export interface OverviewMenuProps {
  apps: ReadonlyArray<App>;
  view: AppListSearch["view"];
}

export function OverviewMenu({ apps, view }: OverviewMenuProps) {
  const text = useText();
  const save = useSetAtom(saveAtom);
  const print = useSetAtom(printAtom);
  const ofSecrets: ReadonlyArray<Act> = [
    {
      name: text(messages.calendar),
      keywords: text(messages.calendarAlso),
      icon: CalendarPlus,
      run: () => void save("calendar", apps),
    },
    {
      name: text(messages.csv),
      keywords: text(messages.csvAlso),
      icon: FileSpreadsheet,
      run: () => void save("secretsCsv", apps),
    },
  ];
  const acts: ReadonlyArray<Act> = [
    ...(view === "secrets" ? ofSecrets : []),
    {
      name: text(messages.print),
      keywords: text(messages.printAlso),
      icon: PrinterGlyph,
      run: () => void print(),
    },
  ];
  return (
    <span ref={useActs<HTMLSpanElement>(acts)}>
      <MenuButton
        label={text(messages.acts)}
        icon={EllipsisVertical}
        entries={acts.map(({ name, icon, run }) => ({ id: name, name, icon, onAction: run }))}
      />
    </span>
  );
}
