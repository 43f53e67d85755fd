/** Where numbers come from: every CSV file, image and printed page says it. */
import { DateTime } from "effect";
import type { Getter } from "jotai";
import { dayAt, isoDay } from "#src/domain/calendarDay.ts";
import { fileName } from "#src/domain/fileName.ts";
import {
  type ComparedPeriod,
  epoch,
  type PeriodChoice,
  type TimePeriod,
} from "#src/domain/metrics/timePeriod.ts";
import { type Text, asWritten, i18nAtom } from "#src/i18n/i18n.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import type { Block } from "../answers/blocks.ts";
import { messages as charts } from "../charts/messages.en.ts";
import { messages } from "../messages.en.ts";
import { messages as choice } from "../question/messages.en.ts";
import { comparedText, daysText } from "../question/periodWords.ts";

export interface Provenance {
  /** App, period with what it is compared with, time zone and time of creation, for people: `["App", "Vital Steps"]`. */
  readonly lines: ReadonlyArray<readonly [name: Text, value: Text]>;
  /** The same for programs, in ISO 8601: `["From", "2026-10-01"]`. Nothing compared is an empty text. */
  readonly columns: ReadonlyArray<readonly [name: Text, value: string]>;
  /** Beginning of a file's name: `vital-steps_last-7-days_2026-03-31`. */
  readonly fileStem: string;
}

/** `last-7-days`, or `2026-03-01-to-2026-03-31`. */
const periodSlug = (choice: PeriodChoice): string =>
  typeof choice === "string"
    ? choice.toLowerCase().replaceAll("_", "-")
    : `${isoDay(choice.first)}-to-${isoDay(choice.last)}`;

const isoStart = ({ startDate }: TimePeriod, zone: DateTime.TimeZone): string =>
  // West of Greenwich, all time begins in the evening of 1969.
  isoDay(DateTime.max(epoch, dayAt(startDate, zone)));

/** The last day or, if a period ends within it, the instant. */
const isoEnd = (
  { endDate, endsLikeNow = false }: Pick<TimePeriod, "endDate"> & { readonly endsLikeNow?: boolean },
  zone: DateTime.TimeZone,
): string =>
  endsLikeNow ? DateTime.formatIsoOffset(DateTime.setZone(endDate, zone)) : isoDay(dayAt(endDate, zone));

/**
 * Of the numbers of a block; undefined while there are none.
 *
 * @param hasLegend - Whether their chart has no signs, or says itself what they mean.
 */
export const provenanceOf = (
  get: Getter,
  block: Block<unknown>,
  hasLegend = false,
): Provenance | undefined => {
  const answer = get(block.answerAtom);
  if (!answer) return undefined;
  const i18n = get(i18nAtom);
  const { zone } = get(todayAtom);
  const compared = get(block.comparedPeriodAtom);
  const { appId, period, answeredAt } = answer;
  const found = get(appsAtom).data?.find(({ id }) => id === appId);
  const app = found?.name ?? appId;
  const shownApp = found?.status === "disabled" ? i18n.text(messages.disabledApp, { app }) : asWritten(app);
  // On paper and in images, it is said only here.
  const withSigns = (days: ComparedPeriod) =>
    hasLegend
      ? comparedText(i18n, days)
      : asWritten(`${comparedText(i18n, days)} · ${i18n.text(choice.ticks)}`);
  return {
    lines: [
      [i18n.text(choice.app), shownApp],
      [i18n.text(choice.period), daysText(i18n, period)],
      ...(compared ? [[i18n.text(charts.compared), withSigns(compared)] as const] : []),
      [i18n.text(messages.zone), asWritten(zone.id)],
      [i18n.text(messages.created), i18n.date(answeredAt.epochMillis, "moment")],
    ],
    columns: [
      [i18n.text(choice.app), app],
      [i18n.text(messages.from), isoStart(period, zone)],
      [i18n.text(messages.to), isoEnd(period, zone)],
      [i18n.text(messages.compareFrom), compared ? isoStart(compared, zone) : ""],
      [i18n.text(messages.compareTo), compared ? isoEnd(compared, zone) : ""],
      [i18n.text(messages.zone), zone.id],
      [i18n.text(messages.created), DateTime.formatIso(answeredAt)],
    ],
    fileStem: `${fileName(app, "app")}_${periodSlug(period.choice)}_${isoDay(dayAt(answeredAt, zone))}`,
  };
};
