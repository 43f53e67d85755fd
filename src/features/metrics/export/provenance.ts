/** Where numbers come from: every CSV file, image and printed page says it. */
import { atom } from "jotai";
import { isoDay } from "#src/domain/calendarDay.ts";
import type { PeriodChoice } from "#src/domain/metrics/timePeriod.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { asWritten, type Text } from "#src/i18n/Text.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import type { Answer } from "../blocks.ts";
import { zoneNameAtom } from "../choice/choice.ts";
import { messages as choice } from "../choice/messages.en.ts";
import { daysText } from "../choice/periodWords.ts";
import { messages } from "./messages.en.ts";

export interface Provenance {
  /** App, period, time zone and time of creation, each with its name: `["App", "Vital Steps"]`. */
  readonly lines: ReadonlyArray<readonly [name: Text, value: Text]>;
  /** Beginning of a file's name: `vital-steps_last-7-days_2026-03-31`. */
  readonly fileStem: string;
}

/** Lower-case ASCII letters, digits and hyphens, which every file system accepts. */
const slug = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 50) || "app";

/** `last-7-days`, or `2026-03-01-to-2026-03-31`. */
const periodSlug = (choice: PeriodChoice): string =>
  typeof choice === "string"
    ? choice.toLowerCase().replaceAll("_", "-")
    : `${isoDay(choice.first)}-to-${isoDay(choice.last)}`;

export const provenanceOfAtom = atom((get) => {
  const i18n = get(i18nAtom);
  const apps = get(appsAtom).data;
  const zone = get(zoneNameAtom);
  return ({ appId, period, answeredAt }: Answer<unknown>): Provenance => {
    const app = apps?.find(({ id }) => id === appId)?.name ?? appId;
    return {
      lines: [
        [i18n.text(choice.app), asWritten(app)],
        [i18n.text(choice.period), daysText(i18n, period)],
        [i18n.text(messages.zone), asWritten(zone)],
        [i18n.text(messages.created), i18n.date(answeredAt.epochMillis, "moment")],
      ],
      fileStem: `${slug(app)}_${periodSlug(period.choice)}_${isoDay(answeredAt)}`,
    };
  };
});
