/** How many secrets need attention, among how many of the apps while some are unknown. Pressing it shows only their apps, or all. */
import { useAtomValue, useSetAtom } from "jotai";
import { TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { Button } from "react-aria-components/Button";
import type { AppId } from "#schemas/apps/App.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Icon } from "#src/ui/Icon.tsx";
import { attentionAtom, listAtom } from "./attention.ts";
import * as css from "./AttentionNotice.css.ts";
import { messages } from "./messages.en.ts";

export interface AttentionNoticeProps {
  apps: ReadonlyArray<{ readonly id: AppId }>;
  isFiltered: boolean;
  onFilter: (isFiltered: boolean) => void;
}

export function AttentionNotice({ apps, isFiltered, onFilter }: AttentionNoticeProps) {
  const text = useText();
  const attention = useAtomValue(attentionAtom);
  const list = useSetAtom(listAtom);
  useEffect(() => {
    list(apps.map(({ id }) => id));
    return () => list([]);
  }, [apps, list]);
  const checked = apps.filter(({ id }) => attention.has(id)).length;
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
  return (
    <div className={css.root}>
      <div role="status">
        {found.length > 0 && (
          <Button className={css.filter} onPress={() => onFilter(!isFiltered)}>
            <Icon glyph={TriangleAlert} />
            {isFiltered ? text(messages.showAllApps) : said()}
          </Button>
        )}
      </div>
      {found.length > 0 && checked < apps.length && (
        <span className={css.checked}>{text(messages.checked, { checked, count: apps.length })}</span>
      )}
    </div>
  );
}
