/** The development page as a person reads it: calls, answers, and where they deviate from the contract. */
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { DevPage } from "#src/features/metrics/dev/DevPage.tsx";
import { otherThan, read } from "#test/support/read.ts";
import { json as asJson } from "#test/support/smallServer.ts";
import { showPage } from "../metricsScreen.tsx";
import { answers, type Asked, sessionAnswer, type WorldOptions } from "../metricsWorld.ts";

beforeEach(() => page.viewport(1280, 800));

const shown = (name: string, status: number | string, ...issues: ReadonlyArray<string>) =>
  [
    `region user_${name} | heading2 … | GET https://api.example/api/v1/apps/apple/metric/…?<days> ${status}`,
    ...issues,
  ].join(" ");
const json = (answer: unknown) => JSON.stringify(answer, undefined, 1).replaceAll(/\s+/gu, " ");
const answered = (answer: unknown, decoded = answer) => `Raw | ${json(answer)} | Decoded | ${json(decoded)}`;
const names = ["session", "topic", "sociodemographic", "engagement"] as const;
const ofNames = (says: (name: (typeof names)[number]) => string) => names.map(says);
const full = [
  "heading1 Analytics development",
  "group App and period | combobox App = Apple | button Show suggestions | button Previous period | button last month Period | button Next period | button no comparison Comparison",
  "paragraph 2026-02-01T00:00:00.000Z – 2026-02-28T23:59:59.999Z",
  ...ofNames((name) => `${shown(name, 200)} | ${answered(answers[name])}`),
];
const conflicting = { ...sessionAnswer(3), totalActiveUsers: 5 };
const sleep = { topic: "sleep", count: 3 };
const wrong: Readonly<Partial<Record<Asked["metric"], unknown>>> = {
  session: conflicting,
  topic: { topics: [{ ...sleep, extra: 1 }] },
  engagement: asJson({ title: "Gone" }, 404),
};

it.each<readonly [state: string, WorldOptions, ReadonlyArray<string>]>([
  ["of answers that fit", {}, []],
  [
    "while they load",
    { answering: () => undefined },
    ofNames((name) => `region user_${name} | heading2 … | Loading …`),
  ],
  [
    "of small groups",
    { minimumGroupSize: 5 },
    ofNames((name) =>
      `${shown(name, 200)} | ${answered(answers[name])}`.replaceAll(/(?<=Raw.*)\d+/gu, "…"),
    ).slice(0, 3),
  ],
  [
    "of answers that deviate",
    { answering: ({ metric }) => wrong[metric] ?? answers[metric] },
    [
      `${shown(
        "session",
        200,
        "error: totalActiveUsers expected at most the 3 registered users, found 5",
        "warning: totalActiveUsers expected 0, the sum of activeUsers, found 5",
      )} | ${answered(conflicting)}`,
      `${shown("topic", 200, "warning: topics → [0] → extra is not in the contract")} | ${answered(wrong.topic, { topics: [sleep] })}`,
      `${shown("engagement", 404)} | ${answered({ title: "Gone" })}`,
    ],
  ],
])("the page %s", async (_state, options, expected) => {
  const { screen } = await showPage(<DevPage />, {
    path: "/administer/analytics/dev",
    answering: ({ metric }) => answers[metric],
    ...options,
  });
  const lines = () => {
    for (const part of screen.container.querySelectorAll("details")) part.open = true;
    return read(screen.container).map((line) =>
      line.replace("startDate=2026-02-01T00%3A00%3A00.000Z&endDate=2026-02-28T23%3A59%3A59.999Z", "<days>"),
    );
  };
  await expect.poll(() => otherThan(full, lines())).toEqual(expected);
});

it("answers stay, as busy, while others load", async () => {
  const { screen, show, here } = await showPage(<DevPage />, {
    answering: ({ metric, days }) => (days.startsWith("2026-02") ? answers[metric] : undefined),
  });
  const calls = (says: RegExp) => read(screen.container).filter((line) => says.test(line)).length;
  await expect.poll(() => calls(/^region user_.* 200/u)).toBe(4);
  show({ ...here(), search: { period: "LAST_7_DAYS" } });
  await expect.poll(() => calls(/^region user_.*\[busy\].* 200/u)).toBe(4);
});
