/** What changed, from the answers on the page to its sentences. */
import { expect, it } from "vitest";
import { changesAtom } from "#src/features/metrics/changes/changes.ts";
import { openStatistics } from "../metricsPage.ts";
import { answers, sessionAnswer, type WorldOptions } from "../metricsWorld.ts";

const topics = (sleep: number, activity: number) => ({
  topics: [
    { topic: "sleep", count: sleep },
    { topic: "activity", count: activity },
  ],
});

interface Answers {
  readonly now?: object | null;
  readonly before?: object | null;
  readonly topicsNow?: object;
  readonly topicsBefore?: object;
  readonly peopleNow?: object;
  readonly peopleBefore?: object;
}

const people = answers.sociodemographic as object;
const week = { search: { period: "LAST_7_DAYS", compare: "previous" } };
const withZen = { search: { period: "LAST_7_DAYS", compare: "app:zen" } };

/** The sentences for both answers of each block; `null` fails. */
const sentences = async (
  options: WorldOptions,
  {
    now = sessionAnswer(1000, 400),
    before = sessionAnswer(1000, 400),
    topicsNow = topics(40, 200),
    topicsBefore = topicsNow,
    peopleNow = people,
    peopleBefore = peopleNow,
  }: Answers = {},
) => {
  const { mount, calls, latest, until } = await openStatistics(options);
  mount(changesAtom);
  const send = (session: object | null, topic: object, about: object) => {
    latest("session")?.answer(session ?? {}, session ? 200 : 500);
    latest("topic")?.answer(topic);
    latest("sociodemographic")?.answer(about);
  };
  send(now, topicsNow, peopleNow);
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(now ? 6 : 5);
  send(before, topicsBefore, peopleBefore);
  const changes = await until(changesAtom, ({ state }) => state !== "pending");
  return changes.state === "known"
    ? changes.changes.map(({ target = "nowhere", words }) => `${target}: ${words}`)
    : changes.state;
};

it("the active users come first, then what moved beyond chance", async () => {
  expect(await sentences(week, { topicsBefore: topics(40, 320) })).toEqual([
    "chart-trend: Active users: no notable change (before: 400)",
    "chart-topics: Topics, Activity: 50%, 30.0 points down from 80%",
  ]);
  const more = { now: sessionAnswer(1000, 600), topicsNow: topics(60, 300), topicsBefore: topics(40, 200) };
  expect(await sentences(week, more)).toEqual(["chart-trend: More active users than before (400)"]);
});

it("a group is named with its active share if it moved apart from all users", async () => {
  const byGender = (female: number, male: number) => ({
    totalRegisteredUsers: 2000,
    totalActiveUsers: female + male,
    registeredUsers: [
      { ageGroup: "twen", gender: "female", count: 1000 },
      { ageGroup: "twen", gender: "male", count: 1000 },
    ],
    activeUsers: [
      { ageGroup: "twen", gender: "female", count: female },
      { ageGroup: "twen", gender: "male", count: male },
    ],
  });
  expect(await sentences(week, { now: byGender(500, 300), before: byGender(300, 300) })).toEqual([
    "chart-trend: More active users than before (600)",
    expect.stringMatching(
      /^chart-active-share-gender: (Female: 50% active, 20\.0 points up from 30%|Male: 30% active, as before) \(all users: \+10\.0\)$/,
    ),
  ]);
  expect(await sentences(withZen, { now: byGender(500, 300), before: byGender(300, 300) })).toEqual([
    expect.stringMatching(/^chart-active-share-gender: (Female: 50|Male: 30)% active, Zen 30%$/),
  ]);
});

it("another app is compared in shares alone, and in words that say nothing about time", async () => {
  expect(await sentences(withZen, { topicsBefore: topics(40, 320) })).toEqual([
    "chart-topics: Topics, Activity: 50%, Zen 80%",
  ]);
  expect(await sentences(withZen)).toEqual([
    "nowhere: No notable difference from Zen in the distributions below",
  ]);
});

it("an age group is named as in the chart to which its sentence leads", async () => {
  const ofAges = (kids: number) => ({
    ...sessionAnswer(1000, 400),
    registeredUsers: [
      { ageGroup: "kid", gender: "female", count: kids },
      { ageGroup: "senior", gender: "female", count: 1000 - kids },
    ],
  });
  expect(await sentences(withZen, { now: ofAges(100), before: ofAges(400) })).toEqual([
    expect.stringMatching(/^chart-age-gender: Age, (Under 30: 10%, Zen 40%|Over 59: 90%, Zen 60%)$/),
  ]);
});

it("nobody can be active in a disabled app, with and without a comparison", async () => {
  const nobody = sessionAnswer(1000, 0);
  const disabled = "nowhere: This app is disabled, so nobody can be active.";
  const noTopics = topics(0, 0);
  expect(
    await sentences({ ...week, status: "disabled" }, { now: nobody, before: nobody, topicsNow: noTopics }),
  ).toEqual([disabled]);
  const { store, mount, answerAll } = await openStatistics({
    search: { period: "ALL_TIME" },
    status: "disabled",
  });
  mount(changesAtom);
  await answerAll();
  expect(store.get(changesAtom)).toMatchObject({
    changes: [{ words: "This app is disabled, so nobody can be active." }],
    about: { appId: "apple", compared: null },
  });
});

it("fewer than 20 users are too few to compare", async () => {
  expect(await sentences(week, { now: sessionAnswer(400, 8), before: sessionAnswer(400, 16) })).toEqual([
    "chart-trend: Too few users to compare",
  ]);
});

it("if a call has failed, the sentences are about the other charts, and their absence says why", async () => {
  const educated = (count: number) => ({
    ...people,
    educationLevels: [
      { educationLevel: "master", count },
      { educationLevel: "bachelor", count: 600 },
    ],
  });
  const some = { peopleNow: educated(600), peopleBefore: educated(400) };
  const education = expect.stringMatching(/^chart-education: Level of education, /);
  expect(await sentences(week, { ...some, now: null })).toEqual([education]);
  expect(await sentences(week, { ...some, before: null })).toEqual([education]);
  expect(await sentences(week, { now: null })).toEqual([
    "nowhere: Some figures are missing, so nothing is compared",
  ]);
});

it.each<readonly [string, WorldOptions, Answers]>([
  ["withheld counts", { ...week, minimumGroupSize: 5 }, { before: sessionAnswer(1000, 3) }],
  ["counts in conflict", week, { now: sessionAnswer(200, 300) }],
])("%s are part of no sentence", async (_, options, counts) => {
  expect(await sentences(options, counts)).toEqual([
    "nowhere: Some figures are missing, so nothing is compared",
  ]);
});

it("there is none while nothing is compared", async () => {
  const { store, mount, answerAll } = await openStatistics({ search: { period: "LAST_7_DAYS" } });
  mount(changesAtom);
  await answerAll();
  expect(store.get(changesAtom)).toEqual({ state: "off" });
});
