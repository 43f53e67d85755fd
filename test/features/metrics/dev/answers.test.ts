/** What the development page shows of an answer: the decoded answer, and each deviation with its path. */
import { expect, it } from "vitest";
import { UserTopicMetric } from "#schemas/metrics/Metrics.ts";
import { inspectAnswer, withoutNumbers } from "#src/features/metrics/dev/answers.ts";

const inspect = (answer: unknown) => inspectAnswer(UserTopicMetric, JSON.stringify(answer));

it("an answer that fits the contract has no deviation", () => {
  const topics = [{ topic: "sleep", count: 3 }];
  const { deviations, decoded } = inspect({ topics });
  expect(deviations).toEqual([]);
  expect(JSON.parse(decoded ?? "")).toEqual({ topics });
});

it("unknown members are listed as deviations, and the rest is decoded", () => {
  const { deviations, decoded } = inspect({ topics: [{ topic: "sleep", count: 3, extra: 1 }], more: true });
  expect(deviations.map(({ path }) => path)).toEqual(["more", "topics.0.extra"]);
  expect(JSON.parse(decoded ?? "")).toEqual({ topics: [{ topic: "sleep", count: 3 }] });
});

it("an undecodable answer lists every problem with its path, and no decoded answer", () => {
  const { deviations, decoded } = inspect({ topics: [{ topic: "sleep", count: -1 }, { count: 2.5 }] });
  expect(deviations.map(({ path }) => path)).toEqual(["topics.0.count", "topics.1.topic", "topics.1.count"]);
  expect(decoded).toBeUndefined();
});

it("an answer that is not JSON is shown raw", () => {
  expect(inspectAnswer(UserTopicMetric, "<html>")).toEqual({
    raw: "<html>",
    decoded: undefined,
    deviations: [{ path: "", problem: "is not JSON" }],
  });
});

it("withoutNumbers removes every number: from JSON, from texts, from deviations", () => {
  for (const count of [3, "3", 2.5, -1, 1e21, "x3"]) {
    const {
      raw,
      decoded = "",
      deviations,
    } = withoutNumbers(inspect({ topics: [{ topic: "sleep", count }] }));
    expect(`${raw} ${decoded} ${deviations.map(({ problem }) => problem).join(" ")}`).not.toMatch(/\d/);
  }
  expect(withoutNumbers(inspectAnswer(UserTopicMetric, '{"count": NaN, "other": 7')).raw).not.toMatch(/\d/);
});
