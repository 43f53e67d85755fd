/** What the development page says of an answer: what was read, and each departure with its path. */
import { expect, it } from "vitest";
import { UserTopicMetric } from "#schemas/metrics/Metrics.ts";
import { readAnswer, withoutNumbers } from "#src/features/metrics/dev/answers.ts";

const read = (answer: unknown) => readAnswer(UserTopicMetric, JSON.stringify(answer));

it("an answer as the contract says departs nowhere", () => {
  const topics = [{ topic: "sleep", count: 3 }];
  const { departures, decoded } = read({ topics });
  expect(departures).toEqual([]);
  expect(JSON.parse(decoded ?? "")).toEqual({ topics });
});

it("members that the contract does not know are read over, yet named", () => {
  const { departures, decoded } = read({ topics: [{ topic: "sleep", count: 3, extra: 1 }], more: true });
  expect(departures.map(({ path }) => path)).toEqual(["more", "topics.0.extra"]);
  expect(JSON.parse(decoded ?? "")).toEqual({ topics: [{ topic: "sleep", count: 3 }] });
});

it("what cannot be read is named by every path, and nothing was read", () => {
  const { departures, decoded } = read({ topics: [{ topic: "sleep", count: -1 }, { count: 2.5 }] });
  expect(departures.map(({ path }) => path)).toEqual(["topics.0.count", "topics.1.topic", "topics.1.count"]);
  expect(decoded).toBeUndefined();
});

it("what is no JSON is shown as it came", () => {
  expect(readAnswer(UserTopicMetric, "<html>")).toEqual({
    raw: "<html>",
    decoded: undefined,
    departures: [{ path: "", problem: "is not JSON" }],
  });
});

it("where small groups are kept back, no number is shown: not in JSON, not in a text, not in a departure", () => {
  for (const count of [3, "3", 2.5, -1, 1e21, "x3"]) {
    const { raw, decoded = "", departures } = withoutNumbers(read({ topics: [{ topic: "sleep", count }] }));
    expect(`${raw} ${decoded} ${departures.map(({ problem }) => problem).join(" ")}`).not.toMatch(/\d/);
  }
  expect(withoutNumbers(readAnswer(UserTopicMetric, '{"count": NaN, "other": 7')).raw).not.toMatch(/\d/);
});
