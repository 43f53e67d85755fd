/** The menu of the overview: what leaves the console of the apps that are shown. Loaded after the list. */
import { Effect } from "effect";
import { atom, useSetAtom } from "jotai";
import {
  CalendarPlus,
  ClipboardCopy,
  EllipsisVertical,
  FileSpreadsheet,
  Printer as PrinterGlyph,
} from "lucide-react";
import type { App } from "#schemas/apps/App.ts";
import type { AppListSearch, OverviewPeriod } from "#src/domain/apps/appList.ts";
import { messages } from "#src/features/apps/list/messages.en.ts";
import { i18nAtom, useText } from "#src/i18n/i18n.ts";
import { type Act, useActs } from "#src/interaction/pageActs.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { Clipboard } from "#src/services/Clipboard.ts";
import { Printer } from "#src/services/Printer.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";

const loadFiles = lazyModule(() => import("./overviewFiles.ts"));

const saveAtom = atom(null, async (_get, set, file: "secretsCsv" | "calendar", apps: ReadonlyArray<App>) => {
  const files = await loadFiles();
  set(files[`${file}Atom`], apps);
});

const saveAppsAtom = atom(null, async (_get, set, apps: ReadonlyArray<App>, period: OverviewPeriod) => {
  set((await loadFiles()).appsCsvAtom, apps, period);
});

/** Safari allows it only if the clipboard is asked at once, with a text that is still being made. */
const copyAtom = atom(null, async (get, set, apps: ReadonlyArray<App>, period: OverviewPeriod) => {
  const { text } = get(i18nAtom);
  const words = loadFiles().then(({ overviewText }) => overviewText(get, apps, period));
  const isCopied = await withService(get, Clipboard, ({ canCopyFormats, copy, copyFormats }) =>
    canCopyFormats
      ? copyFormats({ "text/plain": words.then((plain) => new Blob([plain], { type: "text/plain" })) })
      : Effect.flatMap(
          Effect.promise(() => words),
          copy,
        ),
  );
  set(toastAtom, text(isCopied ? messages.copied : messages.notCopied), { isFailure: !isCopied });
});

const printAtom = atom(null, (get) => withService(get, Printer, ({ print }) => print));

export interface OverviewMenuProps {
  apps: ReadonlyArray<App>;
  view: AppListSearch["view"];
  period: OverviewPeriod;
}

export function OverviewMenu({ apps, view, period }: OverviewMenuProps) {
  const text = useText();
  const save = useSetAtom(saveAtom);
  const print = useSetAtom(printAtom);
  const saveApps = useSetAtom(saveAppsAtom);
  const copy = useSetAtom(copyAtom);
  const ofApps: ReadonlyArray<Act> = [
    {
      name: text(messages.copyText),
      keywords: text(messages.copyTextAlso),
      icon: ClipboardCopy,
      run: () => void copy(apps, period),
    },
    {
      name: text(messages.csv),
      keywords: text(messages.csvAlso),
      icon: FileSpreadsheet,
      run: () => void saveApps(apps, period),
    },
  ];
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
    ...(view === "secrets" ? ofSecrets : ofApps),
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
