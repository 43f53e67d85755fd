/** The menu of a page of charts. */
import { atom, useAtomValue, useStore } from "jotai";
import { EllipsisVertical } from "lucide-react";
import { useMemo } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import type { PageOfCharts } from "../sections/pagesOfCharts.ts";
import { messages } from "../export/messages.en.ts";
import { allPageActs, printAtom } from "./pageActs.ts";

export function PageActions({ page }: { page: PageOfCharts }) {
  const text = useText();
  const { set } = useStore();
  const acts = useAtomValue(useMemo(() => atom((get) => allPageActs(get, page)), [page]));
  const isLoading = useAtomValue(page.isLoadingAtom);
  const { isRunning } = useAtomValue(printAtom);
  return (
    <MenuButton
      icon={EllipsisVertical}
      label={text(messages.actions)}
      isPending={isRunning}
      entries={acts.map(({ id, name, icon, isForLoaded, run }) => ({
        id,
        name,
        icon,
        isDisabled: isForLoaded && isLoading,
        onAction: () => run({ set, go: () => undefined }),
      }))}
    />
  );
}
