/** How many secrets have expired or will expire soon, among those that are known. */
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import { useText } from "#src/i18n/i18n.ts";
import { attentionAtom, listAtom } from "./attention.ts";
import { messages } from "./messages.en.ts";

export interface SecretsNoticeProps {
  apps: ReadonlyArray<{ readonly id: AppId }>;
}

export function SecretsNotice({ apps }: SecretsNoticeProps) {
  const text = useText();
  const attention = useAtomValue(attentionAtom);
  const list = useSetAtom(listAtom);
  useEffect(() => {
    list(apps.map(({ id }) => id));
    return () => list([]);
  }, [apps, list]);
  const found = apps.flatMap(({ id }) => {
    const known = attention.get(id);
    return typeof known === "object" ? [known] : [];
  });
  const sum = (of: "expired" | "soon") => found.reduce((total, each) => total + each[of], 0);
  const counts = { expired: sum("expired"), soon: sum("soon") };
  const said = () => {
    if (counts.expired === 0) return text(messages.soonCount, counts);
    return text(counts.soon === 0 ? messages.expiredCount : messages.expiredAndSoonCount, counts);
  };
  return <span role="status">{found.length > 0 && said()}</span>;
}
