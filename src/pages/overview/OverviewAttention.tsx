/**
 * Beside the list of the overview, loaded after it: the apps that need attention and the secrets to check, for which it asks
 * about the apps; and the menu of what leaves the console.
 */
import { atom, useAtomValue, useSetAtom } from "jotai";
import { ClipboardCopy, EllipsisVertical, FileSpreadsheet, Printer as PrinterGlyph } from "lucide-react";
import { useEffect } from "react";
import type { App } from "#schemas/apps/App.ts";
import {
  type AppListParameters,
  type AppListSearch,
  maxAppsAskedAbout,
  type OverviewPeriod,
  usualPeriod,
} from "#src/domain/apps/appList.ts";
import { AttentionFilter, FilterChip } from "#src/features/apps/list/AttentionFilter.tsx";
import { messages as list } from "#src/features/apps/messages.en.ts";
import { secretsRequests, toCheckAtom } from "#src/features/client-secrets/attention/attention.ts";
import { messages } from "#src/features/client-secrets/attention/messages.en.ts";
import {
  activityAtom,
  activityRequests,
  activityRow,
  isActivityShownAtom,
} from "#src/features/metrics/elsewhere/activity/activity.ts";
import { i18nAtom, useText } from "#src/i18n/i18n.ts";
import { ActMenu } from "#src/interaction/ActButton.tsx";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useWhenLoaded } from "#src/interaction/whenLoaded.ts";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import { canCopyBlobs, copy, copyBlob } from "#src/services/browser/clipboard.ts";
import { print } from "#src/services/browser/print.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";
import { useFacts } from "./facts.ts";

export interface OverviewAttentionProps {
  apps: ReadonlyArray<App>;
  search: AppListSearch;
  onChange: (change: Pick<AppListParameters, "attention" | "view">) => void;
}

export function OverviewAttention({ apps, search, onChange }: OverviewAttentionProps) {
  const text = useText();
  const isShort = apps.length <= maxAppsAskedAbout;
  const isActivityShown = useAtomValue(isActivityShownAtom);
  const period = search.period ?? usualPeriod;
  const facts = useFacts(true, period);
  const toCheck = useAtomValue(toCheckAtom);
  const secretCount = apps
    .filter(({ status }) => status === "enabled")
    .reduce((sum, { id }) => sum + (toCheck.get(id)?.length ?? 0), 0);
  const isOfSecrets = search.view === "secrets";
  const listSecrets = useSetAtom(secretsRequests.listAtom);
  // Of many apps only for who wants that list.
  const withSecrets = isShort || isOfSecrets ? apps : none;
  useEffect(() => {
    listSecrets(withSecrets.map(({ id }) => id));
    return () => listSecrets([]);
  }, [listSecrets, withSecrets]);
  const listActivity = useSetAtom(activityRequests.listAtom);
  const withActivity = isShort && isActivityShown ? apps : none;
  useEffect(() => {
    listActivity(withActivity.map(({ id }) => activityRow(period, id)));
    return () => listActivity([]);
  }, [listActivity, period, withActivity]);
  const secretsChip = (
    <FilterChip
      isAtEnd
      isSelected={isOfSecrets}
      onChange={(isSelected) => onChange({ view: isSelected ? "secrets" : undefined })}
    >
      {isShort || isOfSecrets ? text(messages.toCheck, { count: secretCount }) : text(messages.listTitle)}
    </FilterChip>
  );
  if (!isShort) return secretsChip;
  return (
    <AttentionFilter
      apps={apps}
      facts={facts}
      requested={isActivityShown ? ["secrets", "activity"] : ["secrets"]}
      isFiltered={search.attention === true}
      onFilter={(isFiltered) => onChange({ attention: isFiltered || undefined })}
    >
      {secretCount > 0 || isOfSecrets ? secretsChip : null}
    </AttentionFilter>
  );
}

const none: ReadonlyArray<App> = [];

const loadFiles = lazyModule(() => import("./files.ts"));

interface Shown {
  readonly apps: ReadonlyArray<App>;
  readonly period: OverviewPeriod;
}

const saveCsvAtom = atom(null, async (_get, set, { apps, period, view }: OverviewMenuProps) => {
  const files = await loadFiles();
  if (view === "secrets") set(files.secretsCsvAtom, apps);
  else set(files.appsCsvAtom, apps, period);
});

/** Safari allows it only if the clipboard is asked at once, with a text that is still being made. */
const copyTextAtom = atom(null, async (get, set, { apps, period }: Shown, loaded: Promise<void>) => {
  const { text } = get(i18nAtom);
  const words = loaded.then(loadFiles).then(({ overviewText }) => overviewText(get, apps, period));
  const mediaType = "text/plain";
  const isCopied = await (canCopyBlobs
    ? copyBlob(
        mediaType,
        words.then((plain) => new Blob([plain], { type: mediaType })),
      )
    : words.then(copy));
  set(toastAtom, text(isCopied ? interaction.copied : interaction.copyFailed), { isFailure: !isCopied });
});

const printAtom = atom(null, (get) => runEffect(get, print));

export interface OverviewMenuProps extends Shown {
  /** Whether secrets and users of all apps are asked for. */
  isAsked: boolean;
  view: AppListSearch["view"];
}

/** How many of the apps are known, as far as it is asked. Undefined if no answer may come any more. */
const useProgress = ({ apps, isAsked, view, period }: OverviewMenuProps) => {
  const isOfSecrets = view === "secrets";
  const areSecretsPending = useAtomValue(secretsRequests.isPendingAtom);
  const activityOf = useAtomValue(activityAtom);
  const hasActivity = useAtomValue(isActivityShownAtom) && isAsked && !isOfSecrets;
  const pending = apps.filter(
    ({ id }) =>
      ((isAsked || isOfSecrets) && areSecretsPending(id)) ||
      (hasActivity && activityOf(activityRow(period, id)) === "pending"),
  );
  return pending.length === 0 ? undefined : { loaded: apps.length - pending.length, all: apps.length };
};

/** What leaves the console of the apps that are shown. */
export function OverviewMenu(props: OverviewMenuProps) {
  const text = useText();
  const saveCsv = useSetAtom(saveCsvAtom);
  const openPrinting = useSetAtom(printAtom);
  const copyText = useSetAtom(copyTextAtom);
  const { isWaiting, detail, loaded } = useWhenLoaded(useProgress(props));
  const copied = {
    name: text(list.copyText),
    keywords: text(list.copyTextAlso),
    icon: ClipboardCopy,
    detail,
    run: () => void copyText(props, loaded()),
  };
  const csv = {
    name: text(list.csv),
    keywords: text(list.csvAlso),
    icon: FileSpreadsheet,
    detail,
    run: () => void loaded().then(() => saveCsv(props)),
  };
  const paper = {
    name: text(list.print),
    keywords: text(list.printAlso),
    icon: PrinterGlyph,
    detail,
    run: () => void loaded().then(() => openPrinting()),
  };
  return (
    <ActMenu
      label={text(list.acts)}
      icon={EllipsisVertical}
      isPending={isWaiting}
      acts={[...(props.view === "secrets" ? [] : [copied]), csv, paper]}
    />
  );
}
