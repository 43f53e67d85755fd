/** The secrets of an app that need attention, in its row of the overview; nothing until they are known. */
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo, useRef } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { attentionAtomOf, seeAtom } from "./attention.ts";
import { messages } from "./messages.en.ts";

export function AppSecrets({ appId }: { appId: AppId }) {
  const { text, date } = useI18n();
  const attention = useAtomValue(useMemo(() => attentionAtomOf(appId), [appId]));
  const place = useRef<HTMLSpanElement>(null);
  const see = useSetAtom(seeAtom);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      see(appId, entries.at(-1)?.isIntersecting ?? false),
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      see(appId, false);
    };
  }, [appId, see]);
  const more = attention ? attention.expired + attention.soon - 1 : 0;
  return (
    <span ref={place} data-late data-empty={attention === undefined || undefined}>
      {attention && (
        <>
          <StatusChip state={attention.state === "expired" ? "critical" : "caution"}>
            {text(attention.state === "expired" ? messages.expiredOn : messages.expiresOn, {
              day: date(attention.at.epochMillis),
            })}
          </StatusChip>
          {more > 0 && <> {text(messages.moreSecrets, { count: more })}</>}
        </>
      )}
    </span>
  );
}
