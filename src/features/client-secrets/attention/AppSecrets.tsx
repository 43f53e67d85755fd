/** Whether secrets of an app need attention, in its row of the overview. */
import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useMemo, useRef } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import type { Attention } from "#src/domain/client-secrets/attention.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { useInView } from "#src/ui/useInView.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import * as css from "./AppSecrets.css.ts";
import { type AppAttention, attentionAtomOf, seeAtom } from "./attention.ts";
import { messages } from "./messages.en.ts";

export function AppSecrets({ appId }: { appId: AppId }) {
  const attention = useAtomValue(useMemo(() => attentionAtomOf(appId), [appId]));
  const place = useRef<HTMLSpanElement>(null);
  const see = useSetAtom(seeAtom);
  useInView(
    place,
    useCallback((isInView: boolean) => see(appId, isInView), [appId, see]),
  );
  return (
    <span ref={place} data-late>
      {typeof attention === "string" ? <NoAttention why={attention} /> : <NeedsAttention {...attention} />}
    </span>
  );
}

function NoAttention({ why }: { why: Extract<AppAttention, string> }) {
  const { text } = useI18n();
  if (why !== "pending") return <span className={css.muted}>{text(messages[why])}</span>;
  return (
    <>
      <Skeleton shape="word" />
      <VisuallyHidden>{text(messages.pending)}</VisuallyHidden>
    </>
  );
}

function NeedsAttention({ state, at, expired, soon }: Attention) {
  const { text, date } = useI18n();
  const message = state === "expired" ? messages.expiredOn : messages.expiresOn;
  const more = expired + soon - 1;
  return (
    <>
      <StatusChip state={state === "expired" ? "critical" : "caution"}>
        <span className={css.onPhones}>{text(message, { day: date(at.epochMillis, "shortDay") })}</span>
        <span className={css.elsewhere}>{text(message, { day: date(at.epochMillis) })}</span>
      </StatusChip>
      {more > 0 && (
        <span className={css.more}>
          <span aria-hidden="true">{` ${text(messages.moreSecrets, { count: more })}`}</span>
          <VisuallyHidden>{text(messages.moreSecretsSpoken, { count: more })}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
