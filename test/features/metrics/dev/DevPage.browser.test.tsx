/** The development page as a person reads it: calls, answers, and where they deviate from the contract. */
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { DevPage } from "#src/features/metrics/dev/DevPage.tsx";
import { otherThan, read } from "#test/support/read.ts";
import { json } from "#test/support/smallServer.ts";
import { choiceLine } from "../metricsLines.ts";
import { showPage } from "../metricsScreen.tsx";
import { answers, type Asked, sessionAnswer, type WorldOptions } from "../metricsWorld.ts";

beforeEach(() => page.viewport(1280, 800));

const call = (name: string, status: number) =>
  `region Call user_${name} | heading2 … | paragraph GET https://api.example/api/v1/apps/apple/metric/user_${name}?<days> ${status} | heading3 Deviations from the contract`;
const raw = (answer: unknown) =>
  `Raw answer | ${JSON.stringify(answer, undefined, 1).replaceAll(/\s+/gu, " ")}`;
const names = ["session", "topic", "sociodemographic", "engagement"] as const;
const ofNames = (says: (name: (typeof names)[number]) => string) => names.map(says);
const bar = (period = "", comparison = "no comparison") =>
  choiceLine("last month", comparison, `${period}UTC`).replace(" | button More actions", "");
const full = [
  "heading1 Analytics development",
  bar(),
  "paragraph UTC",
  "region Instants of the period | heading2 …",
  "term Period | definition 2026-02-01T00:00:00.000Z – 2026-02-28T23:59:59.999Z",
  ...ofNames((name) => `${call(name, 200)} | paragraph None | ${raw(answers[name])}`),
  "region Configuration in force | heading2 … | {",
  "link The contract of all calls (in a new tab)",
];
const vsJanuary = "1 – 28 Feb 2026 · vs 1 – 31 Jan 2026 · ";
const conflicting = { ...sessionAnswer(3), totalActiveUsers: 5 };
const sleep = { topic: "sleep", count: 3 };
const wrong: Readonly<Partial<Record<Asked["metric"], unknown>>> = {
  session: conflicting,
  topic: { topics: [{ ...sleep, extra: 1 }] },
  engagement: json({ title: "Gone" }, 404),
};

it.each<readonly [state: string, WorldOptions, ReadonlyArray<string>]>([
  ["of answers that fit", {}, []],
  [
    "while they load",
    { answering: () => undefined },
    ofNames((name) => `region Call user_${name} | heading2 … | status Loading …`),
  ],
  [
    "of small groups, compared",
    { minimumGroupSize: 5, search: { compare: "previous" } },
    [
      "without paragraph UTC",
      bar(vsJanuary, "with the previous period"),
      `paragraph ${vsJanuary}UTC`,
      "term Compared period | definition 2026-01-01T00:00:00.000Z – 2026-01-31T23:59:59.999Z",
      "paragraph Responses are shown without their numbers, since groups of fewer than 5 are withheld.",
      ...ofNames(
        (name) => `${call(name, 200)} | paragraph None | ${raw(answers[name]).replaceAll(/\d+/gu, "…")}`,
      ).slice(0, 3),
    ],
  ],
  [
    "of answers that deviate",
    { answering: ({ metric }) => wrong[metric] ?? answers[metric] },
    [
      call("session", 200),
      "listitem error: totalActiveUsers expected at most the 3 registered users, found 5",
      "listitem warning: totalActiveUsers expected 0, the sum of activeUsers, found 5",
      raw(conflicting),
      call("topic", 200),
      "listitem warning: topics → [0] → extra is not in the contract",
      `${raw(wrong.topic)} | ${raw({ topics: [sleep] }).replace("Raw", "Decoded")}`,
      `${call("engagement", 404)} | paragraph None | ${raw({ title: "Gone" })}`,
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
      line
        .replace("startDate=2026-02-01T00%3A00%3A00.000Z&endDate=2026-02-28T23%3A59%3A59.999Z", "<days>")
        .replace(/^(region Configuration[^{]*\{).*/u, "$1"),
    );
  };
  await expect.poll(() => otherThan(full, lines())).toEqual(expected);
});

it("answers stay, as busy, while others load", async () => {
  const { screen, show, here } = await showPage(<DevPage />, {
    answering: ({ metric, days }) => (days.startsWith("2026-02") ? answers[metric] : undefined),
  });
  const calls = (says: RegExp) => read(screen.container).filter((line) => says.test(line)).length;
  await expect.poll(() => calls(/^region Call.* 200/u)).toBe(4);
  show({ ...here(), search: { period: "LAST_7_DAYS" } });
  await expect.poll(() => calls(/^region Call.*\[busy\].* 200/u)).toBe(4);
});
