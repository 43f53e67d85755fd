/** What the development page shows of an answer: the decoded answer, and each issue and conflict with its place. */
import { expect, it } from "vitest";
import { UserTopicMetric } from "#schemas/metrics/Metrics.ts";
import { inspectAnswer, withoutNumbers } from "#src/features/metrics/dev/answers.ts";

const inspect = (answer: unknown) => inspectAnswer(UserTopicMetric, JSON.stringify(answer));

const sleep = { topic: "sleep", count: 3 };
const fitting = { topics: [sleep] };

it.each<readonly [what: string, answer: unknown, decoded: unknown, ...places: ReadonlyArray<string>]>([
  ["that fits is decoded as it came", fitting, fitting],
  [
    "with unknown members is decoded without them",
    { topics: [{ ...sleep, extra: 1 }], more: true },
    fitting,
    "warning: more",
    "warning: topics → [0] → extra",
  ],
  [
    "that cannot be decoded has every problem",
    { topics: [{ ...sleep, count: -1 }, { count: 2.5 }] },
    undefined,
    "error: topics → [0] → count",
    "error: topics → [1] → topic",
    "error: topics → [1] → count",
  ],
])("an answer %s", (_what, answer, expected, ...places) => {
  const { raw, decoded, issues } = inspect(answer);
  expect(JSON.parse(raw ?? "")).toEqual(answer);
  expect(decoded && JSON.parse(decoded)).toEqual(expected);
  expect(issues).toHaveLength(places.length);
  for (const [index, place] of places.entries()) expect(issues[index]).toContain(`${String(place)} `);
});

it("an answer that is not JSON is shown raw", () => {
  expect(inspectAnswer(UserTopicMetric, "<html>")).toEqual({
    raw: "<html>",
    decoded: undefined,
    issues: ["error: expected JSON"],
  });
});

it("withoutNumbers removes every number: from JSON, from texts, from issues", () => {
  for (const count of [3, "3", 2.5, -1, 1e21, "x3"]) {
    const { raw, decoded = "", issues } = withoutNumbers(inspect({ topics: [{ topic: "sleep", count }] }));
    expect(`${raw} ${decoded} ${issues.map((issue) => issue.replace(/^.*\]/u, "")).join(" ")}`).not.toMatch(
      /\d/,
    );
  }
  expect(withoutNumbers(inspectAnswer(UserTopicMetric, '{"count": NaN, "other": 7')).raw).not.toMatch(/\d/);
});
