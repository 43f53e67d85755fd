/** The menu of a page of charts. */
import { atom, useAtomValue, useStore } from "jotai";
import { EllipsisVertical } from "lucide-react";
import { useMemo } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import type { PageOfCharts } from "../sections/pagesOfCharts.ts";
import { messages } from "../export/messages.en.ts";
import { isWaitingAtom, pageActs, printAtom, runWaitingAtom } from "./pageActs.ts";

export function PageActions({ page }: { page: PageOfCharts }) {
  const text = useText();
  const { set } = useStore();
  const acts = useAtomValue(useMemo(() => atom((get) => pageActs(get, page)), [page]));
  const { isRunning } = useAtomValue(printAtom);
  const isWaiting = useAtomValue(isWaitingAtom);
  useAtomValue(runWaitingAtom);
  return (
    <MenuButton
      icon={EllipsisVertical}
      label={text(messages.actions)}
      isPending={isRunning || isWaiting}
      entries={acts.map(({ id, name, icon, detail, run }) => ({
        id,
        name,
        icon,
        detail,
        onAction: () => run({ set, go: () => undefined }),
      }))}
    />
  );
}
