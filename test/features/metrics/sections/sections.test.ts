/** Every chart shows the counts of its own list, in the contract's order and in the words of the specification. */
import { expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { pointsOf } from "#src/domain/metrics/chartData.ts";
import { countText } from "#src/features/metrics/charts/counts.ts";
import { chartKey } from "#src/features/metrics/charts/vocabulary/vocabulary.ts";
import { makeI18n } from "#src/i18n/i18n.ts";
import { charts, openStatistics } from "../metricsPage.ts";
import { fullAnswers } from "../metricsWorld.ts";

const full = fullAnswers();
const bodies = {
  ...full,
  session: { ...full.session, totalRegisteredUsers: 1000, totalActiveUsers: 400 },
};
const i18n = makeI18n("en", await loadCatalogue("en"));

const genders = ["Male", "Female", "Non-binary", "Unknown"];
/** `Under 30, Male 1 of 30 · …` from active and registered users by gender for each age group. */
const within = (
  rows: Readonly<Record<string, readonly [active: ReadonlyArray<number>, all: ReadonlyArray<number>]>>,
) =>
  Object.entries(rows)
    .flatMap(([age, [active, all]]) =>
      genders.map((gender, index) => `${age}, ${gender} ${active[index]} of ${all[index]}`),
    )
    .join(" · ");
const run = (first: number) => genders.map((_, index) => first + index);
const fromThirty = {
  "30–39": [run(2), run(30)],
  "40–49": [run(3), run(40)],
  "50–59": [run(4), run(50)],
} as const;

const education =
  "No school 10 · High school 11 · Associate degree 12 · Bachelor 13 · Master 14 · Doctoral 15";
const office = "Trade professional 23 · Sales representative 22 · Technical specialist 21 · Office staff 20";
const work = `Other 27 · C-suite 26 · Manager 25 · Creative professional 24 · ${office}`;
const health = "Very bad 60 · Bad 61 · Satisfied 62 · Good 63 · Very good 64";
const notYet = "Never 30 · Not necessary 31 · Not sure 32 · Planned 33";
const behaviour = `${notYet} · Tried once 34 · Did in the past 35 · Doing now 36`;
const areas = "Mental wellbeing 53 · Weight management 52 · Nutrition 51 · Activity 50";
const preferences = `No preference 55 · Workplace satisfaction 54 · ${areas}`;
const topics = "Mental wellbeing 73 · Weight management 72 · Nutrition 71 · Activity 70";
const support = "No support 45 · Challenges 44 · Community 43 · Coaching 42 · Reminders 41 · Information 40";
const activeByAge = "Under 30 16 of 132 · 30–39 14 of 126 · 40–49 18 of 166 · 50–59 22 of 206";

/** The measure, the total, and each point. */
const expected = {
  "chart-activity": ["Registered users", 1000, "Active 400 · Inactive 600"],
  "chart-age-gender": [
    "Active users",
    876,
    within({
      "Under 30": [
        [1, 3, 5, 7],
        [30, 32, 34, 36],
      ],
      ...fromThirty,
      "Over 59": [run(5), run(60)],
    }),
  ],
  "chart-education": ["Users", 75, education],
  "chart-work": ["Users", 188, work],
  "chart-health": ["Users", 310, health],
  "chart-support": ["Users", 255, support],
  "chart-behaviour": ["Users", 231, behaviour],
  "chart-preference": ["Users", 315, preferences],
  "chart-active-share-age": ["Active users", 876, `${activeByAge} · Over 59 26 of 246`],
  "chart-active-share-gender": [
    "Active users",
    876,
    "Male 15 of 210 · Female 21 of 216 · Non-binary 27 of 222 · Unknown 33 of 228",
  ],
  "chart-topics": ["Active users", 400, `Workplace satisfaction 75 · Sleep 74 · ${topics}`],
  "chart-age": ["Registered users", 876, "<20 46 · 20–29 86 · 30–39 126 · 40–49 166 · 50–59 206 · 60+ 246"],
  "chart-gender": ["Registered users", 876, "Unknown 228 · Non-binary 222 · Female 216 · Male 210"],
  "chart-age-gender-cluster": [
    "Active users",
    876,
    within({
      "<20": [run(0), run(10)],
      "20–29": [run(1), run(20)],
      ...fromThirty,
      "60+": [run(5), run(60)],
    }),
  ],
  "chart-level-of-education": ["Users", 75, education],
  "chart-work-role": ["Users", 188, work],
  "chart-health-behaviour": ["Users", 231, behaviour],
  "chart-health-interest": ["Users", 315, preferences],
  "chart-perceived-health": ["Users", 310, health],
};

it("every chart shows its own counts in the contract's order and the specification's words", async () => {
  const { store, answerAll } = await openStatistics();
  await answerAll(bodies);
  const shown = charts.map(({ id, dataAtom }) => {
    const data = store.get(dataAtom);
    if (!data) return [id, data];
    const points = pointsOf(data).map(({ category, series, count, base }) => {
      const name = data.series.length > 1 ? `${category.label}, ${series.label}` : category.label;
      const value = [count, ...(data.baseMeasure === undefined ? [] : [base])].map((each) =>
        countText(i18n, each),
      );
      return `${name} ${value.join(" of ")}`;
    });
    return [id, [data.measure, data.total, points.join(" · ")]];
  });
  expect(Object.fromEntries(shown)).toEqual(expected);
});

it("charts have ids of their own", () => {
  expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
});

it.each(["constructor", "__proto__", "toString", "<b>"])("the unknown code %s is its own label", (code) => {
  expect(chartKey(i18n, "gender", code)).toEqual({ key: code, label: code, color: "grey" });
});
