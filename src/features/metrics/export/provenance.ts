/** Where numbers come from, in words: app, period, zone, time of creation. */
import type { DateTime } from "effect";
import { isoDay } from "#src/domain/calendarDay.ts";
import type { TimePeriod } from "#src/domain/metrics/timePeriod.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { messages as choice } from "../choice/messages.en.ts";
import { daysText } from "../choice/periodWords.ts";
import type { Provenance } from "../Provenance.ts";
import { messages } from "./messages.en.ts";

interface Source {
  readonly app: string;
  readonly period: TimePeriod;
  readonly zone: string;
  readonly at: DateTime.Utc;
}

/** As much of a name as every file system takes. */
const slug = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 50) || "app";

export const provenanceOf = (i18n: I18n, { app, period, zone, at }: Source): Provenance => ({
  lines: [
    [i18n.text(choice.app), asWritten(app)],
    [i18n.text(choice.period), daysText(i18n, period)],
    [i18n.text(messages.zone), asWritten(zone)],
    [i18n.text(messages.created), i18n.date(at.epochMillis, "moment")],
  ],
  fileStem: `${slug(app)}_${period.id.toLowerCase().replaceAll("_", "-")}_${isoDay(at)}`,
});
