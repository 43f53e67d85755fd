/** Provides `OfflineContext`, which disables buttons that change data while offline. */
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { OfflineContext } from "#src/ui/OfflineContext.ts";
import { messages } from "./messages.en.ts";

export function OfflineProvider({ children }: { children: ReactNode }) {
  const text = useText();
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;
  return <OfflineContext value={isOffline ? text(messages.waiting) : undefined}>{children}</OfflineContext>;
}
