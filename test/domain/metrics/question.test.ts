/** A question in a few words names a measure, an app and a period, in any order. */
import { DateTime } from "effect";
import { describe, expect, it } from "vitest";
import { isoDay } from "#src/domain/calendarDay.ts";
import { askedBy, questionWords } from "#src/domain/metrics/question.ts";
import { fold } from "#src/domain/wordSearch.ts";
import { questionTexts } from "#src/features/metrics/elsewhere/palette/questions.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const apps = ["Active Life", "Aktivkompass", "Balance am Werk", "Vital Steps", "Zeitinsel", "Balance"].map(
  (app) => ({
    app,
    name: fold(app),
  }),
);

const reader = async (language: "en" | "de") => {
  // A Thursday.
  const today = DateTime.unsafeMake("2026-11-26");
  const words = questionWords(questionTexts(await i18nIn(language), today));
  return (typed: string) => {
    const asked = askedBy(typed, words, apps, "Balance");
    if (asked === undefined) return undefined;
    const { period } = asked;
    const days = typeof period === "string" ? period : `${isoDay(period.first)}–${isoDay(period.last)}`;
    return [asked.measure, asked.app, days].join(", ");
  };
};
const inEnglish = await reader("en");
const inGerman = await reader("de");

describe("English", () => {
  it.each([
    ["active vital last month", "active, Vital Steps, LAST_MONTH"],
    ["act vit la mo", "active, Vital Steps, LAST_MONTH"],
    ["How many active users does Vital Steps have in the last 30 days?", "active, Vital Steps, LAST_30_DAYS"],
    ["registered users of balance this year", "registered, Balance, THIS_YEAR"],
    ["signups balance am previous year", "registered, Balance am Werk, LAST_YEAR"],
    ["users last vital active steps month", "active, Vital Steps, LAST_MONTH"],
    ["active vital 7", "active, Vital Steps, LAST_7_DAYS"],
    ["Zeitinsel’s new users this month", "new, Zeitinsel, THIS_MONTH"],
    ["active vital last 3", "active, Vital Steps, LAST_3_MONTH"],
    ["active vital all time", "active, Vital Steps, ALL_TIME"],
    ["active active life", "active, Active Life, LAST_30_DAYS"],
    ["active life", "active, Active Life, LAST_30_DAYS"],
    ["active vital last tuesday", "active, Vital Steps, 2026-11-24–2026-11-24"],
    ["active vital thursday", "active, Vital Steps, 2026-11-19–2026-11-19"],
    ["active vital november 2025", "active, Vital Steps, 2025-11-01–2025-11-30"],
    ["active vital 2025", "active, Vital Steps, LAST_YEAR"],
    ["active vital mon", "active, Vital Steps, 2026-11-23–2026-11-23"],
    ["active vital mont", "active, Vital Steps, THIS_MONTH"],
    // Without an app, days are those of the statistics.
    ["last tuesday", "active, Balance, 2026-11-24–2026-11-24"],
    ["new users yesterday", "new, Balance, 2026-11-25–2026-11-25"],
    ["active users last month", "active, Balance, LAST_MONTH"],
    ["2025", "active, Balance, LAST_YEAR"],
  ])("%j asks for %s", (typed, asked) => {
    expect(inEnglish(typed)).toBe(asked);
  });

  it.each([
    "",
    "active",
    "tues",
    "active ital",
    "active vital nonsense",
    "active registered vital",
    "active vital last month last month last month last month last",
  ])("%j asks for nothing", (typed) => {
    expect(inEnglish(typed)).toBeUndefined();
  });
});

it.each([
  ["aktive Nutzerinnen und Nutzer von Vital im letzten Monat", "active, Vital Steps, LAST_MONTH"],
  ["aktiv aktivkompass dieses jahr", "active, Aktivkompass, THIS_YEAR"],
  ["registrierte zeitinsel letzte 90 tage", "registered, Zeitinsel, LAST_90_DAYS"],
  ["aktiv zeit am letzten Dienstag", "active, Zeitinsel, 2026-11-24–2026-11-24"],
  ["aktiv zeit im März", "active, Zeitinsel, 2026-03-01–2026-03-31"],
  ["am Dienstag", "active, Balance, 2026-11-24–2026-11-24"],
  ["letzten Monat", "active, Balance, LAST_MONTH"],
  // The beginning of Diagramm, and of Zeitinsel.
  ["di", undefined],
  ["zeit", undefined],
])("in German, %j asks for %s", (typed, asked) => {
  expect(inGerman(typed)).toBe(asked);
});

it("words that may mean several things each are read in no time", () => {
  // Each may begin a period, the name of an app, or a word without a meaning: 3 to the power of 16 readings.
  expect(inEnglish(Array.from({ length: 16 }, () => "th").join(" "))).toBeUndefined();
});
