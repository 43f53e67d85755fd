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
  const { sentences, note } = await until(changesAtom, ({ isPending }) => !isPending);
  return [...sentences.map(({ target, words }) => `${target}: ${words}`), ...(note ? [note] : [])];
};

const more = { now: sessionAnswer(1000, 600), topicsNow: topics(60, 300), topicsBefore: topics(40, 200) };
const moved = { topicsBefore: topics(40, 320) };
/** The active ones of a thousand each. */
const byGender = (active: Readonly<Record<string, number>>) => {
  const activeUsers = Object.entries(active).map(([gender, count]) => ({ ageGroup: "twen", gender, count }));
  return {
    totalRegisteredUsers: activeUsers.length * 1000,
    totalActiveUsers: activeUsers.reduce((sum, { count }) => sum + count, 0),
    registeredUsers: activeUsers.map((group) => ({ ...group, count: 1000 })),
    activeUsers,
  };
};
const withUnknown = (unknown: number) => byGender({ female: 300, male: 300, unknown });
const women = { now: byGender({ female: 500, male: 300 }), before: byGender({ female: 300, male: 300 }) };
const ofAges = (kids: number) => ({
  ...sessionAnswer(1000, 400),
  registeredUsers: [
    { ageGroup: "kid", gender: "female", count: kids },
    { ageGroup: "senior", gender: "female", count: 1000 - kids },
  ],
});
const educated = (count: number) => ({
  ...people,
  educationLevels: [
    { educationLevel: "master", count },
    { educationLevel: "bachelor", count: 600 },
  ],
});
const educatedMore = { peopleNow: educated(600), peopleBefore: educated(400) };

const examples: Readonly<Record<string, readonly [Answers, WorldOptions?]>> = {
  "what moved beyond chance": [moved],
  "nothing that a tile says": [more],
  "a group that moved apart from all users": [women],
  "a group of whom something is not known": [{ now: withUnknown(500), before: withUnknown(300) }],
  "an age group as in its chart": [{ now: ofAges(100), before: ofAges(400) }],
  "other charts, as a call failed": [{ ...educatedMore, now: null }],
  "other charts, as a compared call failed": [{ ...educatedMore, before: null }],
  "nothing, as a call failed": [{ now: null }],
  "no withheld counts": [{ before: sessionAnswer(1000, 3) }, { minimumGroupSize: 5 }],
  "no counts in conflict": [{ now: sessionAnswer(200, 300) }],
};

it("the sentences are as approved", async () => {
  const lines: Array<string> = [];
  for (const [what, [given, options]] of Object.entries(examples))
    lines.push(
      `about ${what}`,
      ...(await sentences({ ...week, ...options }, given)).map((each) => `  ${each}`),
    );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("changes.txt");
});
