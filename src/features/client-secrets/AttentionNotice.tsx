/** How many secrets need attention in the list of apps. Its button shows their apps alone. */
import { useAtomValue } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import { soonDays } from "#src/domain/client-secrets/secretExpiry.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { attentionAtom } from "./attention.ts";
import { messages } from "./messages.en.ts";

export interface AttentionNoticeProps {
  apps: ReadonlyArray<{ readonly id: AppId }>;
  isFiltered: boolean;
  onFilter: (isFiltered: boolean) => void;
}

export function AttentionNotice({ apps, isFiltered, onFilter }: AttentionNoticeProps) {
  const text = useText();
  const attention = useAtomValue(attentionAtom);
  const found = apps.flatMap(({ id }) => attention.get(id) ?? []);
  const sum = (of: "expired" | "soon") => found.reduce((total, each) => total + each[of], 0);
  const [expired, soon] = [sum("expired"), sum("soon")];
  if (expired + soon === 0) return null;
  return (
    <Notice
      kind="caution"
      action={
        <Button onPress={() => onFilter(!isFiltered)}>
          {text(isFiltered ? messages.showAllApps : messages.showTheirApps)}
        </Button>
      }
    >
      {soon > 0 && <p>{text(messages.soonCount, { count: soon, days: soonDays })}</p>}
      {expired > 0 && <p>{text(messages.expiredCount, { count: expired })}</p>}
    </Notice>
  );
}
