/**
 * Beside the list of the overview, loaded after it: what asks about the apps, what says how far that has come, and the menu
 * of what leaves the console.
 */
import { DateTime } from "effect";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useLayoutEffect } from "react";
import type { App } from "#schemas/apps/App.ts";
import {
  type AppView,
  daysOfPeriod,
  maxAppsAskedAbout,
  type OverviewPeriod,
} from "#src/domain/apps/appList.ts";
import * as css from "#src/features/apps/list/AppListTools.css.ts";
import { messages } from "#src/features/apps/messages.en.ts";
import { secretRows } from "#src/features/client-secrets/attention/attention.ts";
import { SecretsToCheck } from "#src/features/client-secrets/attention/SecretsToCheck.tsx";
import {
  activityRow,
  activityRows,
  isActivityShownAtom,
  retryActivityAtom,
} from "#src/features/metrics/elsewhere/activity/activity.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { PageMenu } from "#src/interaction/PageMenu.tsx";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { Button } from "#src/ui/Button.tsx";
import { useIsPrinting } from "#src/ui/chart/useIsPrinting.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";

export { KnownSecrets } from "#src/features/client-secrets/attention/KnownSecrets.tsx";

const none: ReadonlyArray<App> = [];

export interface OverviewQuestion {
  period: OverviewPeriod;
  view: AppView;
}

/** Of which apps secrets and users are asked for: of many only the secrets, and only for who wants their list. */
const useAsked = ({ view }: OverviewQuestion) => {
  const apps = useAtomValue(appsAtom).data ?? none;
  const isActivityShown = useAtomValue(isActivityShownAtom);
  const isShort = apps.length <= maxAppsAskedAbout;
  return {
    ofSecrets: isShort || view === "secrets" ? apps : none,
    ofActivity: isShort && isActivityShown ? apps : none,
  };
};

const useAsking = (question: OverviewQuestion) => {
  const { ofSecrets, ofActivity } = useAsked(question);
  const { period } = question;
  const listSecrets = useSetAtom(secretRows.listAtom);
  const listActivity = useSetAtom(activityRows.listAtom);
  // Before the page is painted: until it is asked about, an app would be shown as not loaded.
  useLayoutEffect(() => {
    listSecrets(ofSecrets.map(({ id }) => id));
    return () => listSecrets([]);
  }, [listSecrets, ofSecrets]);
  useLayoutEffect(() => {
    listActivity(ofActivity.map(({ id }) => activityRow(period, id)));
    return () => listActivity([]);
  }, [listActivity, ofActivity, period]);
  useAtomValue(secretRows.askedAtom);
  useAtomValue(activityRows.askedAtom);
};

/** How far it has come with what the view shows: of many apps, with the rows in view. */
const useProgress = (question: OverviewQuestion) => {
  const { ofSecrets, ofActivity } = useAsked(question);
  const { period, view } = question;
  const secrets = useAtomValue(secretRows.progressAtom);
  const activity = useAtomValue(activityRows.progressAtom);
  const rows = useAtomValue(activityRows.wantedAtom);
  const isWithUsers = view !== "secrets" && ofActivity.length + rows.length > 0;
  const shown = isWithUsers ? [secrets, activity] : [secrets];
  const isFresh = ({ id }: App) =>
    secrets.isFresh(id) && (!isWithUsers || activity.isFresh(activityRow(period, id)));
  const isOfRows = ofSecrets.length === 0;
  const fresh = isOfRows ? rows.filter(activity.isFresh) : ofSecrets.filter(isFresh);
  return {
    isOfRows,
    all: (isOfRows ? rows : ofSecrets).length,
    loaded: fresh.length,
    hasEnded: shown.every(({ hasEnded }) => hasEnded),
    asOf: shown.flatMap(({ asOf }) => asOf ?? []).toSorted(DateTime.Order)[0],
  };
};

/**
 * Asks for what the view shows, says how many apps could not be loaded, and offers to load them. On paper it says the date
 * instead, and the days.
 */
export function OverviewProgress(question: OverviewQuestion) {
  useAsking(question);
  const { text, number, date } = useI18n();
  const isPrinting = useIsPrinting();
  const now = useAtomValue(nowAtom);
  const { all, loaded, hasEnded } = useProgress(question);
  const retrySecrets = useSetAtom(secretRows.retryAtom);
  const retryActivity = useSetAtom(retryActivityAtom);
  if (isPrinting) {
    const [day, days] = [date(now.epochMillis), daysOfPeriod[question.period]];
    const isOfApps = question.view !== "secrets";
    return <p className={css.note}>{isOfApps ? text(messages.textTitle, { date: day, days }) : day}</p>;
  }
  if (!hasEnded || loaded === all) return null;
  return (
    <p className={css.note} role="status">
      <span>{text(messages.missing, { missing: number(all - loaded), count: number(all) })}</span>
      <Button
        onPress={() => {
          retrySecrets();
          retryActivity();
        }}
      >
        {text(messages.load)}
      </Button>
    </p>
  );
}

/** When the numbers in grey have arrived. On paper the secrets follow the apps. */
export function OverviewFoot({ apps, ...question }: OverviewMenuProps) {
  const { text, date } = useI18n();
  const { asOf } = useProgress(question);
  const hasSecrets = useIsPrinting() && question.view !== "secrets";
  return (
    <>
      {asOf && <p className={css.note}>{text(common.asOf, { time: date(asOf.epochMillis, "moment") })}</p>}
      {hasSecrets && <SecretsToCheck apps={apps} />}
    </>
  );
}

const loadFiles = lazyModule(() => import("./files.ts"));

export interface OverviewMenuProps extends OverviewQuestion {
  /** Those that are shown. */
  apps: ReadonlyArray<App>;
}

const saveAtom = atom(null, async (_get, set, { apps, period, view }: OverviewMenuProps) => {
  const files = await loadFiles();
  if (view === "secrets") set(files.secretsCsvAtom, apps);
  else set(files.appsCsvAtom, apps, period);
});

const textAtom = atom(null, async (get, _set, { apps, period }: OverviewMenuProps) =>
  (await loadFiles()).overviewText(get, apps, period),
);

/** What leaves the console of the apps that are shown. */
export function OverviewMenu(props: OverviewMenuProps) {
  const save = useSetAtom(saveAtom);
  const textOf = useSetAtom(textAtom);
  const progress = useProgress(props);
  return (
    <PageMenu
      progress={progress.hasEnded || progress.isOfRows ? undefined : progress}
      copied={props.view === "secrets" ? undefined : () => textOf(props)}
      csv={{ save: () => save(props) }}
    />
  );
}
