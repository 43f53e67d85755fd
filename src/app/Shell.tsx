/** Layout of all pages below /administer. */
import { Outlet, useLocation, useRouterState } from "@tanstack/react-router";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { FileSpreadsheet, Keyboard } from "lucide-react";
import { Suspense } from "react";
import { messages as preferences } from "#src/features/preferences/messages.en.ts";
import { isShortcutListOpenAtom, minimizedAtom } from "#src/features/preferences/preferences.ts";
import { useText } from "#src/i18n/i18n.ts";
import { changeCsvDialectAtom, changeCsvDialectTextAtom } from "#src/interaction/csvDialect.ts";
import { network } from "#src/services/browser/environment.ts";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { ProgressBar } from "#src/ui/loading.tsx";
import { messages } from "./messages.en.ts";
import { ShellFrame } from "./ShellFrame.tsx";

// Without its code the shortcuts are missing; the page still works. The early script notes keys until then.
const Shortcuts = lazyPart(
  async () => {
    await network.idle();
    return (await import("./Shortcuts.tsx")).Shortcuts;
  },
  () => null,
);

/** A separate component, so that the frame is not rendered again when a navigation begins and ends. */
function Navigating() {
  const text = useText();
  const isNavigating = useRouterState({ select: ({ isLoading }) => isLoading });
  return isNavigating && <ProgressBar label={text(messages.navigating)} />;
}

export function Shell() {
  const text = useText();
  const [isMinimized, setMinimized] = useAtom(minimizedAtom);
  const pathname = useLocation({ select: (location) => location.pathname });
  const openShortcuts = useSetAtom(isShortcutListOpenAtom);
  const settings = [
    {
      id: "shortcuts",
      name: text(preferences.title),
      icon: Keyboard,
      onAction: () => openShortcuts(true),
    },
    {
      id: "csv",
      name: useAtomValue(changeCsvDialectTextAtom),
      icon: FileSpreadsheet,
      onAction: useSetAtom(changeCsvDialectAtom),
    },
  ];
  return (
    <ShellFrame
      pathname={pathname}
      settings={settings}
      isMinimized={isMinimized}
      onMinimizedChange={setMinimized}
    >
      <Navigating />
      <Outlet />
      <Suspense>
        <Shortcuts />
      </Suspense>
    </ShellFrame>
  );
}
