/** Every chart shows the counts of its own list, in the contract's order and in the words of the specification. */
import { expect, it } from "vitest";
import { pointsOf } from "#src/domain/metrics/chartData.ts";
import { countText } from "#src/features/metrics/charts/counts.ts";
import { chartKey } from "#src/features/metrics/charts/vocabulary/vocabulary.ts";
import { segments } from "#src/features/metrics/sections/sections.ts";
import { i18nIn } from "#test/support/i18nIn.ts";
import { charts, openStatistics } from "../metricsPage.ts";
import { fullAnswers } from "../metricsWorld.ts";

const full = fullAnswers();
const bodies = {
  ...full,
  session: { ...full.session, totalRegisteredUsers: 1000, totalActiveUsers: 400 },
};
const i18n = await i18nIn("en");

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

/** Title, dimension and measure, the totals, and each point. */
const expected = {
  "chart-activity": [
    "Active and inactive users: Activity, Registered users, 1,000 registered",
    "Active 400 · Inactive 600",
  ],
  "chart-age-gender": [
    "Age and gender: Age group, Active users, 876 registered, 96 of them active",
    within({
      "Under 30": [
        [1, 3, 5, 7],
        [30, 32, 34, 36],
      ],
      ...fromThirty,
      "Over 59": [run(5), run(60)],
    }),
  ],
  "chart-education": ["Level of education: Level of education, Users, 75 answers", education],
  "chart-work": ["Work role: Work role, Users, 188 answers", work],
  "chart-health": ["Self-perceived health: Self-perceived health, Users, 310 answers", health],
  "chart-support": ["Desired support: Desired support, Users, 255 answers", support],
  "chart-behaviour": ["Health behaviour: Health behaviour, Users, 231 answers", behaviour],
  "chart-preference": ["Health interests: Area, Users, 315 answers", preferences],
  "chart-active-share-age": [
    "Active share by age: Age group, Active users, 96 of 876 active",
    `${activeByAge} · Over 59 26 of 246`,
  ],
  "chart-active-share-gender": [
    "Active share by gender: Gender, Active users, 96 of 876 active",
    "Male 15 of 210 · Female 21 of 216 · Non-binary 27 of 222 · Unknown 33 of 228",
  ],
  "chart-topics": [
    "Topics: Area, Active users, 400 active, several answers possible",
    `Workplace satisfaction 75 · Sleep 74 · ${topics}`,
  ],
  "chart-age": [
    "Age: Age group, Registered users, 876 registered",
    "<20 46 · 20–29 86 · 30–39 126 · 40–49 166 · 50–59 206 · 60+ 246",
  ],
  "chart-gender": [
    "Gender: Gender, Registered users, 876 registered",
    "Unknown 228 · Non-binary 222 · Female 216 · Male 210",
  ],
  "chart-age-gender-cluster": [
    "Age and gender: Age group, Active users, 876 registered, 96 of them active",
    within({
      "<20": [run(0), run(10)],
      "20–29": [run(1), run(20)],
      ...fromThirty,
      "60+": [run(5), run(60)],
    }),
  ],
  "chart-level-of-education": ["Level of education: Level of education, Users, 75 answers", education],
  "chart-work-role": ["Work role: Work role, Users, 188 answers", work],
  "chart-health-behaviour": ["Health behaviour: Health behaviour, Users, 231 answers", behaviour],
  "chart-health-interest": ["Health interests: Area, Users, 315 answers", preferences],
  "chart-perceived-health": ["Self-perceived health: Self-perceived health, Users, 310 answers", health],
};

it("every chart shows its own counts in the contract's order and the specification's words", async () => {
  const { store, answerAll } = await openStatistics();
  expect(store.get(segments.progressAtom)).toEqual({ loaded: 0, all: 3 });
  await answerAll(bodies);
  expect(store.get(segments.progressAtom)).toBeUndefined();
  const shown = charts.map(({ id, dataAtom, shape }) => {
    const data = store.get(dataAtom);
    if (!data) return [id, data];
    // Its place before the numbers arrive.
    expect(shape).toMatchObject({ rows: data.categories.length, columns: data.series.length });
    const points = pointsOf(data).map(({ category, series, count, base }) => {
      const name = data.series.length > 1 ? `${category.label}, ${series.label}` : category.label;
      const value = [count, ...(data.baseMeasure === undefined ? [] : [base])].map((each) =>
        countText(i18n, each),
      );
      return `${name} ${value.join(" of ")}`;
    });
    return [id, [`${data.title}: ${data.dimension}, ${data.measure}, ${data.totals}`, points.join(" · ")]];
  });
  expect(Object.fromEntries(shown)).toEqual(expected);
});

it("charts have ids of their own", () => {
  expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
});

it.each(["constructor", "__proto__", "toString", "<b>"])("the unknown code %s is its own label", (code) => {
  expect(chartKey(i18n, "gender", code)).toEqual({ key: code, label: code, color: "grey" });
});
