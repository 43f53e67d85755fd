/** The statistics as a person reads them, in each of their states. */
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { SegmentsPage } from "#src/features/metrics/pages/SegmentsPage.tsx";
import { StatisticsPage } from "#src/features/metrics/pages/StatisticsPage.tsx";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { otherThan } from "#test/support/read.ts";
import { json } from "#test/support/smallServer.ts";
import { chart, charts, choiceLine, keys, until, vsJanuary } from "../metricsLines.ts";
import { answerAll, failing, nobodyUntilMarch, showPage } from "../metricsScreen.tsx";
import { type Asked, fullAnswers, sessionAnswer, type WorldOptions } from "../metricsWorld.ts";

beforeEach(() => page.viewport(1280, 800));

/** There is nothing beside all time. */
const ofAllTime = choiceLine("until 30 Mar 2026", "no comparison").replaceAll(
  /button (?:Previous period|Next period|no comparison Comparison)/g,
  "$& [disabled]",
);

const open = (options: Parameters<typeof showPage>[1] = {}) => showPage(<StatisticsPage />, options);

const session = (change: object) => (call: Asked) =>
  call.metric === "session" ? { ...fullAnswers().session, ...change } : answerAll(call);

const kit = "region Registered users in the software kit | heading2 …";
const people = `region Sociodemographics and general motivation | heading2 … | ${until}`;
const activities = `region Current health activities and preferences | heading2 … | ${until}`;
const success = "region Success measurement | heading2 …";
const full = [
  "heading1 User Statistics",
  choiceLine("last month", "no comparison", vsJanuary),
  "term New users | definition 48 | definition –",
  "term Active users | definition 96 · 11% of registered | definition 72 fewer (−42.9%)",
  `term Registered users | definition 876 | definition 48 more (+5.8%) | paragraph ${vsJanuary}`,
  kit,
  chart(
    "Age and gender",
    "876 registered, 96 of them active · largest group: Over 59, Unknown (63)",
    ` ${keys}`,
  ),
  people,
  charts.education,
  charts.workRole,
  charts.health,
  chart("Desired support", "255 answers · Most common: No support (18%)"),
  activities,
  charts.behaviour,
  charts.interests,
  success,
  chart("Active share by gender", "96 of 876 active · Highest: Unknown (14%)"),
  chart("Topics", "96 active, several answers possible · Most common: Workplace satisfaction (78%)"),
];

const weekBefore = "Sat, 28 Feb 2026 · vs Sat, 21 Feb 2026";
const sentences = [
  "group What changed | paragraph …",
  "listitem link Topics, Activity: 73%, 31.2 points up from 42%",
];
const contradiction =
  "The platform’s figures contradict each other: it counts more active than registered users.";
const ofNobody = chart("Topics", "Most common: Workplace satisfaction (75)");

it("each figure, section and chart is read once, in the page's order", async () => {
  const { lines } = await open();
  await expect.poll(lines).toEqual(full);
});

it.each<readonly [state: string, WorldOptions, ReadonlyArray<string>]>([
  [
    "of a link that cannot be read in full",
    { search: { app: "43", from: "2026-02-30", zone: "Mars/Base" } },
    [
      [
        "status The link’s app is not in the list. Shown instead: Apple app=43",
        "status The link’s dates could not be read. Shown instead: last month from=2026-02-30",
        "status Part of this link could not be read and was left out zone=Mars%2FBase",
      ].join(" | "),
    ],
  ],
  [
    "of all time",
    { search: { period: "ALL_TIME" }, apps: ["Apple"] },
    [
      "without term New users",
      "without term Active users",
      ofAllTime,
      "term Active at least once | definition 96 · 11% of registered",
      "term Registered users | definition 876",
      people.replace(` | ${until}`, ""),
      activities.replace(` | ${until}`, ""),
    ],
  ],
  [
    "of a single day",
    { search: { from: "2026-02-28", to: "2026-02-28" }, answering: ({ metric }) => fullAnswers()[metric] },
    [
      choiceLine("Sat, 28 Feb 2026", "no comparison", weekBefore),
      "term New users | definition 0 | definition no change",
      "term Active users | definition 96 · 11% of registered | definition no change",
      `term Registered users | definition 876 | definition no change | paragraph ${weekBefore}`,
    ],
  ],
  [
    "compared with the month before",
    { search: { compare: "previous" } },
    [choiceLine("last month", "with the previous period", vsJanuary), ...sentences],
  ],
  [
    "before it is compared",
    {
      search: { compare: "previous" },
      answering: (call) => (call.days.startsWith("2026-01") ? undefined : answerAll(call)),
    },
    [
      choiceLine("last month", "with the previous period", vsJanuary),
      "term New users",
      "term Active users | definition 96 · 11% of registered",
      `term Registered users | definition 876 | paragraph ${vsJanuary}`,
    ],
  ],
  [
    "whose comparison has failed",
    { search: { compare: "previous" }, answering: failing(/socio.* 2026-01/) },
    [
      choiceLine("last month", "with the previous period", vsJanuary),
      ...sentences,
      `${people} | button Reload: …`,
    ],
  ],
  [
    "with few active users, whose number is withheld",
    {
      minimumGroupSize: 5,
      answering: (call) => (call.metric === "session" ? sessionAnswer(100, 2) : answerAll(call)),
    },
    [
      "term New users | definition withheld | definition –",
      "term Active users | definition < 5 | definition –",
      `term Registered users | definition 100 | definition – | paragraph ${vsJanuary}`,
      chart(
        "Age and gender",
        "100 registered, < 5 of them active · highest shown: Under 30, Female (100)",
        ` ${keys}`,
      ),
      chart("Active share by age", "< 5 of 100 active"),
      chart("Active share by gender", "< 5 of 100 active"),
      ofNobody,
    ],
  ],
  [
    "of a disabled app",
    { status: "disabled", search: { compare: "previous" } },
    [
      choiceLine("last month", "with the previous period", `Disabled ${vsJanuary}`),
      `term Registered users | definition 876 | definition 48 more (+5.8%) | paragraph Disabled ${vsJanuary} | paragraph This app is disabled, so nobody can be active.`,
      ...sentences,
    ],
  ],
  [
    "without the answer about users",
    { answering: failing(/^session/) },
    [
      "without group Age and gender",
      "without group Active share by gender",
      choiceLine("last month", "no comparison"),
      "term New users | definition —",
      "term Active users | definition —",
      "term Registered users | definition —",
      `${kit} | button Reload: … | — | heading3 Age and gender`,
      chart("Level of education", "75 answers · Most common: Doctoral (20%)", ` ${keys}`),
      ofNobody,
      "— | heading3 Active share by age | heading3 Active share by gender",
    ],
  ],
  [
    "without the answers of users",
    { answering: failing(/^socio/) },
    [
      "without group Level of education",
      "without group Work role",
      "without group Self-perceived health",
      "without group Desired support",
      "without group Health behaviour",
      "without group Health interests",
      `${people} | button Reload: … | — | heading3 Level of education | heading3 Work role | heading3 Self-perceived health | heading3 Desired support`,
      `${activities} | — | heading3 Health behaviour | heading3 Health interests`,
    ],
  ],
  [
    "in which nobody was active or told of their education",
    {
      answering: (call) =>
        call.metric === "sociodemographic"
          ? { ...fullAnswers().sociodemographic, educationLevels: [] }
          : session({ totalActiveUsers: 0, activeUsers: [] })(call),
    },
    [
      "without group Active share by gender",
      "term New users | definition 0 | definition no change",
      "term Active users | definition 0 · 0% of registered | definition no change",
      `term Registered users | definition 876 | definition no change | paragraph ${vsJanuary}`,
      chart(
        "Age and gender",
        "876 registered, 0 of them active · largest group: Over 59, Unknown (63)",
        ` ${keys}`,
      ),
      "group Level of education | heading3 … | paragraph No users in this period. | paragraph Numbers appear here as soon as users of Apple register. Choose a longer period to see earlier ones.",
      "group Topics | heading3 … | paragraph Nobody was active in this period.",
    ],
  ],
  [
    "whose sums are wrong",
    { answering: session({ totalRegisteredUsers: 9_007_199_254_740_991 }) },
    [
      "status The platform’s figures do not add up totalRegisteredUsers: expected 876, the sum of registeredUsers, found 9007199254740991",
      "term New users | definition 0 | definition no change",
      "term Active users | definition 96 · < 1% of registered | definition no change",
      `term Registered users | definition 9,007,199,254,740,991 | definition no change | paragraph ${vsJanuary}`,
    ],
  ],
  [
    "with more active than registered users",
    { answering: session({ totalActiveUsers: 900 }) },
    [
      "status The platform’s figures do not add up totalActiveUsers: expected 96, the sum of activeUsers, found 900",
      "term New users | definition 0 | definition no change",
      "term Active users | definition 900 | definition no change",
      `term Registered users | definition 876 | definition no change | paragraph ${vsJanuary}`,
      `group Age and gender | heading3 … | button Actions: … | figure ${contradiction}`,
      chart("Level of education", "75 answers · Most common: Doctoral (20%)", ` ${keys}`),
      `group Active share by age | heading3 … | button Actions: … | figure ${contradiction}`,
      `group Active share by gender | heading3 … | button Actions: … | figure ${contradiction}`,
      ofNobody,
    ],
  ],
])("the statistics %s differ by what they say", async (_state, options, expected) => {
  const { lines } = await open(options);
  await expect.poll(() => otherThan(full, lines())).toEqual(expected);
});

it.each<readonly [state: string, WorldOptions, ReadonlyArray<string>]>([
  [
    "while they load",
    { answering: () => undefined },
    [
      choiceLine("last month", "no comparison"),
      ...["New users", "Active users", "Registered users"].map((name) => `term ${name}`),
      kit,
      "group Age and gender | heading3 …",
      people,
      "group Level of education | heading3 …",
      "group Work role | heading3 …",
      "group Self-perceived health | heading3 …",
      "group Desired support | heading3 …",
      activities,
      "group Health behaviour | heading3 …",
      "group Health interests | heading3 …",
      success,
      "group Active share by age | heading3 …",
      "group Active share by gender | heading3 …",
      "group Topics | heading3 …",
    ],
  ],
  [
    "if all has failed",
    { isTrendShown: true, answering: failing(/./) },
    [
      choiceLine("last month", "no comparison"),
      "button Reload all",
      ...["New users", "Active users", "Registered users"].map((name) => `term ${name} | definition —`),
      kit,
      "group New and active users over time | heading3 … | —",
      "— | heading3 Age and gender",
      `${people} | — | heading3 Level of education | heading3 Work role | heading3 Self-perceived health | heading3 Desired support`,
      `${activities} | — | heading3 Health behaviour | heading3 Health interests`,
      `${success} | — | heading3 Active share by age | heading3 Active share by gender | heading3 Topics`,
    ],
  ],
  [
    "if nobody has ever registered",
    { search: { period: "ALL_TIME" }, apps: ["Apple"], answering: (call) => nobodyUntilMarch(call, 0) },
    [
      ofAllTime,
      "icon users | paragraph No users yet | paragraph Numbers appear with the first one. | link Connect the app",
    ],
  ],
  [
    "of a period without users",
    { search: { compare: "previous" }, answering: nobodyUntilMarch },
    [
      choiceLine("last month", "with the previous period"),
      "icon users | paragraph Apple had no users in this period | button Show all time",
    ],
  ],
  [
    "without an app",
    { apps: [] },
    [
      "heading1 User Statistics | icon layout-grid | paragraph No apps yet | paragraph As soon as there is an app, its statistics appear here. | link Go to the overview",
    ],
  ],
  [
    "whose apps cannot be read",
    { appsAnswer: json({ content: [{ id: "app_1" }] }) },
    ["heading1 User Statistics | status 1 app cannot be shown content → [0] → name: missing"],
  ],
  [
    "without the list of apps",
    { appsAnswer: json({}, 503) },
    [
      "heading1 User Statistics | icon triangle-exclamation-point | paragraph The apps could not be loaded | paragraph The server is not available right now. Try again in a moment. | button Try again",
    ],
  ],
])("the statistics %s", async (_state, options, expected) => {
  const { lines } = await open(options);
  await expect.poll(() => lines().filter((line) => line !== "heading1 User Statistics")).toEqual(expected);
});

it("numbers stay offline with their time, and on a phone the choice is one button above links to the sections", async () => {
  const { lines, store, show, here } = await open();
  await expect.poll(lines).toEqual(full);
  store.set(networkStatusAtom, { isOnline: false, at: 1 });
  await expect
    .poll(() => otherThan(full, lines()).join())
    .toMatch(/paragraph 1 – 28 Feb 2026 · vs 1 – 31 Jan 2026 · as of \d\d:\d\d/);
  store.set(networkStatusAtom, { isOnline: true, at: 1 });
  await page.viewport(390, 800);
  await expect
    .poll(() => otherThan(full, lines()))
    .toEqual([
      "group App and period | button Apple · last month | button More actions",
      "navigation Sections | link Growth | link People | link Health | link Success",
    ]);
  await page.viewport(590, 800);
  show({ ...here(), search: { period: "LAST_MONTH", compare: "previous" } });
  await expect.poll(() => lines()[1]).toContain("button Apple · last month · with the previous period |");
});

it.each([
  [StatisticsPage, 11, "Active users: 96 · 11% of registered, 72 fewer (−42.9%)"],
  [SegmentsPage, 3, "Registered users: 876"],
])("%o keeps its numbers, in %i places as busy, while others load, and says “%s”", async (...given) => {
  const [Page, places, result] = given;
  const answering = (call: Asked) => (call.days.startsWith("2026-03") ? undefined : answerAll(call));
  const { lines, show, here } = await showPage(<Page />, { answering });
  await expect.poll(() => lines().join()).toContain("Doctoral");
  show({ ...here(), search: { period: "LAST_7_DAYS" } });
  await expect.poll(() => lines().join()).toMatch(/last 7 days.*\| \[busy\] \| button More.*Doctoral/u);
  const busy = () => lines().join().split("[busy]").length - 1;
  await expect.poll(busy).toBe(places);
  const said = () => document.querySelector("[data-live-announcer][aria-live]")?.textContent;
  await expect.poll(said).toBe("The numbers are being updated");
  show({ ...here(), search: { period: "LAST_MONTH" } });
  await expect.poll(said).toBe(result);
});

it("a section in which no share has moved by a point says so", async () => {
  const answering = ({ metric }: Asked) => fullAnswers()[metric];
  const { lines } = await open({ search: { compare: "previous" }, answering });
  const still = () => lines().filter((line) => line.endsWith(`${until} · hardly changed`));
  await expect.poll(still).toHaveLength(2);
});
