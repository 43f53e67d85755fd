/** What changed, from the answers on the page to its sentences. */
import { expect, it } from "vitest";
import { changesAtom } from "#src/features/metrics/changes/changes.ts";
import { openStatistics } from "../metricsPage.ts";
import { answers, sessionAnswer } from "../metricsWorld.ts";

const topics = (sleep: number, activity: number) => ({
  topics: [
    { topic: "sleep", count: sleep },
    { topic: "activity", count: activity },
  ],
});

/** The statistics with both answers of each block; `null` fails. */
const open = async (
  search: Record<string, string>,
  now: object | null,
  before: object | null,
  answersNow: object = answers.sociodemographic as object,
  answersBefore: object = answers.sociodemographic as object,
  limit?: number,
  topicsBefore = topics(10, 40),
) => {
  const world = await openStatistics({ search, ...(limit !== undefined && { minimumGroupSize: limit }) });
  const { mount, calls, latest, until } = world;
  mount(changesAtom);
  const send = (session: object | null, topic: object, about: object) => {
    latest("session")?.answer(session ?? {}, session ? 200 : 500);
    latest("topic")?.answer(topic);
    latest("sociodemographic")?.answer(about);
  };
  send(now, topics(20, 30), answersNow);
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(now ? 6 : 5);
  send(before, topicsBefore, answersBefore);
  const changes = await until(changesAtom, ({ state }) => state !== "pending");
  return changes.state === "known"
    ? changes.changes
        .map(({ target, words }) => `${target}: ${words}`)
        .concat(changes.changes.length > 0 ? [] : changes.nothing)
    : changes.state;
};

const week = { period: "LAST_7_DAYS", compare: "previous" };

it("each sentence is about one chart, the largest effect first", async () => {
  expect(await open(week, sessionAnswer(100, 50), sessionAnswer(90, 50))).toEqual([
    "chart-topics: Topics: Activity −20.0 points (80% → 60%)",
    "chart-active-share-age: Active share by age: Under 30 −5.6 points (56% → 50%)",
    "chart-active-share-gender: Active share by gender: Female −5.6 points (56% → 50%)",
  ]);
});

it("a total that rose by a tenth or more names the age group", async () => {
  expect(await open(week, sessionAnswer(200, 100), sessionAnswer(100, 50))).toEqual(
    expect.arrayContaining([
      "chart-trend: Active users rose 100.0% (50 → 100), most among Under 30",
      "chart-trend: Registered users rose 100.0% (100 → 200)",
    ]),
  );
});

it("another app is compared in shares alone", async () => {
  expect(
    await open({ ...week, compare: "app:zen" }, sessionAnswer(200, 100), sessionAnswer(1000, 100)),
  ).toEqual([
    "chart-active-share-age: Active share by age: Under 30 +40.0 points (50%, Zen 10%)",
    "chart-active-share-gender: Active share by gender: Female +40.0 points (50%, Zen 10%)",
    "chart-topics: Topics: Activity −10.0 points (30%, Zen 40%)",
  ]);
});

it("if a call has failed, the sentences are about the other charts, and their absence says why", async () => {
  const educated = (count: number) => ({
    ...(answers.sociodemographic as object),
    educationLevels: [
      { educationLevel: "master", count },
      { educationLevel: "bachelor", count: 60 },
    ],
  });
  const education = "chart-education: Level of education: Bachelor −10.0 points (60% → 50%)";
  expect(await open(week, null, sessionAnswer(100, 50), educated(60), educated(40))).toEqual([education]);
  expect(await open(week, sessionAnswer(100, 50), null, educated(60), educated(40))).toEqual([education]);
  expect(await open(week, null, sessionAnswer(100, 50))).toEqual(["Not everything could be compared"]);
});

it("a withheld count is part of no sentence", async () => {
  expect(await open(week, sessionAnswer(200, 100), sessionAnswer(100, 3), undefined, undefined, 5)).toEqual([
    "Not everything could be compared",
  ]);
});

it("counts in conflict are part of no sentence", async () => {
  expect(await open(week, sessionAnswer(200, 300), sessionAnswer(100, 50))).toEqual([
    "Not everything could be compared",
  ]);
});

it("that nothing is unusual is said if everything could be compared", async () => {
  const session = sessionAnswer(100, 50);
  expect(await open(week, session, session, undefined, undefined, undefined, topics(20, 30))).toEqual([
    "Nothing unusual since 24 Mar 2026",
  ]);
});

it("there is none while nothing is compared", async () => {
  const { store, mount, answerAll } = await openStatistics({ search: { period: "LAST_7_DAYS" } });
  mount(changesAtom);
  await answerAll();
  expect(store.get(changesAtom)).toEqual({ state: "off" });
});
