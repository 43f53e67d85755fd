/** What leaves the console of a page: a text, a file, paper. Each waits for what is loading. */
import { atom, useAtomValue, useSetAtom } from "jotai";
import { ClipboardCopy, EllipsisVertical, FileSpreadsheet, Printer } from "lucide-react";
import { type Text, i18nAtom, useText } from "#src/i18n/i18n.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import { canCopyBlobs, copy, copyBlob } from "#src/services/browser/clipboard.ts";
import { print } from "#src/services/browser/print.ts";
import { ActMenu } from "./ActButton.tsx";
import { messages } from "./messages.en.ts";
import type { Act } from "./pageActs.ts";
import { toastAtom } from "./toasts.ts";
import { type Progress, useWhenLoaded } from "./whenLoaded.ts";

/** Safari allows it only if the clipboard is asked at once, with a text that is still being made. */
const copyTextAtom = atom(null, async (get, set, words: Promise<string>) => {
  const type = "text/plain";
  const blob = words.then((plain) => new Blob([plain], { type }));
  const isCopied = await (canCopyBlobs ? runEffect(get, copyBlob(type, blob)) : words.then(copy));
  const said = isCopied ? messages.copied : messages.copyFailed;
  set(toastAtom, get(i18nAtom).text(said), { isFailure: !isCopied });
});

const printAtom = actionAtom<void, void, never>(() => print);

export interface PageMenuProps {
  /** Undefined if all has loaded. */
  progress: Progress | undefined;
  /** The page in a few lines, for a mail. */
  copied?: (() => string | Promise<string>) | undefined;
  csv: { readonly name?: Text; readonly save: () => unknown };
  more?: ReadonlyArray<Act>;
}

export function PageMenu({ progress, copied, csv, more = [] }: PageMenuProps) {
  const text = useText();
  const copyText = useSetAtom(copyTextAtom);
  const { isRunning } = useAtomValue(printAtom);
  const openPrinting = useSetAtom(printAtom);
  const { isWaiting, detail, loaded } = useWhenLoaded(progress);
  const asText = copied && {
    name: text(messages.copyText),
    keywords: text(messages.copyTextAlso),
    icon: ClipboardCopy,
    detail,
    run: () => void copyText(loaded().then(copied)),
  };
  const file = {
    name: csv.name ?? text(messages.csv),
    keywords: text(messages.csvAlso),
    icon: FileSpreadsheet,
    detail,
    run: () => void loaded().then(csv.save),
  };
  const paper = {
    name: text(messages.print),
    keywords: text(messages.printAlso),
    icon: Printer,
    detail,
    run: () => void loaded().then(() => openPrinting()),
  };
  return (
    <ActMenu
      icon={EllipsisVertical}
      label={text(messages.moreActions)}
      isPending={isRunning || isWaiting}
      acts={[...(asText ? [asText] : []), file, paper, ...more]}
    />
  );
}
