/** What the development page shows of an answer where small groups are withheld. */
import { expect, it } from "vitest";
import { UserTopicMetric } from "#schemas/metrics/Metrics.ts";
import { inspectAnswer, withoutNumbers } from "#src/features/metrics/dev/answers.ts";

const inspect = (answer: unknown) => inspectAnswer(UserTopicMetric, JSON.stringify(answer));

it("withoutNumbers removes every number: from JSON, from texts, from issues", () => {
  for (const count of [3, "3", 2.5, -1, 1e21, "x3"]) {
    const { raw, decoded = "", issues } = withoutNumbers(inspect({ topics: [{ topic: "sleep", count }] }));
    expect(`${raw} ${decoded} ${issues.map((issue) => issue.replace(/^.*\]/u, "")).join(" ")}`).not.toMatch(
      /\d/,
    );
  }
  expect(withoutNumbers(inspectAnswer(UserTopicMetric, '{"count": NaN, "other": 7')).raw).not.toMatch(/\d/);
});
