/** Freezes the range: copies a link to the page with the chosen app, the period's first and last day, and their time zone. */
import { Effect } from "effect";
import { atom } from "jotai";
import { isLongEnough, periodDays, timePeriod } from "#src/domain/metrics/timePeriod.ts";
import { daysSince } from "#src/domain/metrics/trendPeriods.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { Browser } from "#src/services/Browser.ts";
import { Clipboard } from "#src/services/Clipboard.ts";
import { encodeChoice, hrefOf } from "../question/address.ts";
import { appAtom, minimumDaysAtom, periodChoiceAtom } from "../question/choice.ts";
import { daysText } from "../question/periodWords.ts";
import { messages } from "../messages.en.ts";

const rangeAtom = atom((get) => {
  const { day, zone } = get(todayAtom);
  const choice = get(periodChoiceAtom);
  const days = periodDays(choice, day);
  const created = get(appAtom)?.creationDate;
  // All time begins with the app's creation, as nobody used it before.
  return choice === "ALL_TIME" && created ? daysSince(created, days, zone) : days;
});

/** Whether a link to these days would show them: with a minimum group size, not if they are few. */
export const isRangeLinkPossibleAtom = atom((get) =>
  isLongEnough(get(rangeAtom), get(minimumDaysAtom), get(todayAtom).day),
);

export const copyRangeLinkAtom = atom(null, async (get, set) => {
  const location = get(locationAtom);
  const { day, zone } = get(todayAtom);
  const period = get(rangeAtom);
  const href = hrefOf({
    ...location,
    search: { ...location.search, ...encodeChoice({ period }), zone: zone.id },
  });
  const isCopied = await runEffect(
    get,
    Effect.flatMap(Effect.all([Browser, Clipboard]), ([{ origin }, { copy }]) => copy(origin + href)),
  );
  const i18n = get(i18nAtom);
  const words = { days: daysText(i18n, timePeriod(period, day, zone)) };
  set(toastAtom, i18n.text(isCopied ? messages.rangeLinkCopied : messages.rangeLinkNotCopied, words));
});
