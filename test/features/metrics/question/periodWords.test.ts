/** Periods as text. */
import { DateTime } from "effect";
import { expect, it } from "vitest";
import { startOfDay } from "#src/domain/calendarDay.ts";
import {
  comparedPeriod,
  type PeriodChoice,
  timePeriod,
  type TimePeriodId,
} from "#src/domain/metrics/timePeriod.ts";
import { comparedText, periodName } from "#src/features/metrics/question/periodWords.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const i18n = await i18nIn("en");
const periodOf = (choice: PeriodChoice) =>
  timePeriod(choice, DateTime.unsafeMake("2024-03-30T00:00:00Z"), DateTime.zoneMakeLocal());

it("days by date are named by their dates, in the format of each language", async () => {
  const days = periodOf({
    first: DateTime.unsafeMake("2026-03-01T00:00:00Z"),
    last: DateTime.unsafeMake("2026-03-31T00:00:00Z"),
  });
  const german = await i18nIn("de");
  expect(periodName(i18n, days).replaceAll("\u2009", " ")).toBe("1 – 31 Mar 2026");
  expect(periodName(german, days)).toBe("1.–31. März 2026");
});

it.each<readonly [id: TimePeriodId, words: string]>([
  ["LAST_7_DAYS", "17 – 23 Mar 2024, up to 18:05 as today"],
  ["LAST_MONTH", "1 – 31 Jan 2024"],
])("what %s is compared with ends at the same time of day while it is not over: %s", (id, words) => {
  const zone = DateTime.zoneMakeLocal();
  const today = DateTime.unsafeMake("2024-03-30T00:00:00Z");
  const now = DateTime.add(startOfDay(today, zone), { hours: 18, minutes: 5 });
  const period = comparedPeriod("previous", id, today, now, zone);
  expect(period && comparedText(i18n, period).replaceAll("\u2009", " ")).toBe(words);
});
