/** What the secrets of an app need, in its row of the overview. */
import { useAtomValue } from "jotai";
import type { AppStatus } from "#schemas/apps/App.ts";
import type { Attention } from "#src/domain/client-secrets/attention.ts";
import { known } from "#src/domain/known.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import * as css from "../secrets.css.ts";
import { attentionInAtom, type SecretsAnswer } from "./attention.ts";
import { messages } from "./messages.en.ts";
import { attentionText } from "./words.ts";

const states: Record<Attention["state"], "critical" | "caution" | undefined> = {
  none: "caution",
  expired: "critical",
  soon: "caution",
  valid: undefined,
};

export interface KnownSecretsProps {
  answer: SecretsAnswer;
  status: AppStatus;
}

/** A disabled app needs nothing, whatever its secrets are. */
export function KnownSecrets({ answer, status }: KnownSecretsProps) {
  const i18n = useI18n();
  const now = useAtomValue(nowAtom);
  const attention = known(useAtomValue(attentionInAtom)(answer));
  if (!attention) return <span className={css.muted}>{i18n.text(common.notLoaded)}</span>;
  const words = attentionText(i18n, attention, now);
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
