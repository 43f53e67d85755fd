/** What the secrets of an app need, in its row of the overview. */
import { useAtomValue } from "jotai";
import type { AppStatus } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import type { Attention } from "#src/domain/client-secrets/attention.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import * as css from "../secrets.css.ts";
import { attentionInAtom } from "./attention.ts";
import { messages } from "./messages.en.ts";
import { attentionText } from "./words.ts";

const states: Record<Attention["state"], "critical" | "caution" | undefined> = {
  none: "caution",
  expired: "critical",
  soon: "caution",
  valid: undefined,
};

export interface KnownSecretsProps {
  secrets: ReadonlyArray<ClientSecret>;
  status: AppStatus;
}

/** A disabled app needs nothing, whatever its secrets are. */
export function KnownSecrets({ secrets, status }: KnownSecretsProps) {
  const i18n = useI18n();
  const attention = useAtomValue(attentionInAtom)(secrets);
  const words = attentionText(i18n, attention, useAtomValue(nowAtom));
  const state = status === "disabled" ? undefined : states[attention.state];
  return (
    <>
      {state ? <StatusChip state={state}>{words}</StatusChip> : <span className={css.muted}>{words}</span>}
      {attention.old > 0 && (
        <span className={css.old}>{` ${i18n.text(messages.old, { count: attention.old })}`}</span>
      )}
    </>
  );
}
