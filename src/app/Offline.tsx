/** While offline: a notice that data may be old, and buttons that change data are disabled (`OfflineContext`). */
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { OfflineContext } from "#src/ui/contexts.ts";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";

export function OfflineNotice() {
  const { text, date } = useI18n();
  const since = useAtomValue(offlineSinceAtom);
  if (since === undefined) return null;
  return (
    <Notice kind="caution" title={text(messages.offlineTitle)}>
      {text(messages.offlineText, { since: date(since, "moment") })}
    </Notice>
  );
}

export function OfflineProvider({ children }: { children: ReactNode }) {
  const text = useText();
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;
  return (
    <OfflineContext value={isOffline ? text(messages.offlineWaiting) : undefined}>{children}</OfflineContext>
  );
}
