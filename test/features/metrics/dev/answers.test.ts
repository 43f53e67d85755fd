/** What the development page shows of an answer: the decoded answer, and each issue and conflict with its place. */
import { describe, expect, it } from "vitest";
import { UserSessionMetric, UserTopicMetric } from "#schemas/metrics/Metrics.ts";
import { activeConflictsOf } from "#schemas/metrics/conflicts.ts";
import {
  answerAtoms,
  inspectAnswer,
  withoutNumbers,
  withoutPasswords,
} from "#src/features/metrics/dev/answers.ts";
import { sessionAnswer, metricsWorld } from "#test/features/metrics/metricsWorld.ts";

const inspect = (answer: unknown) => inspectAnswer(UserTopicMetric, JSON.stringify(answer));

it("an answer that fits the contract has no issue, and is decoded as it came", () => {
  const answer = { topics: [{ topic: "sleep", count: 3 }] };
  const { raw, ...rest } = inspect(answer);
  expect(JSON.parse(raw ?? "")).toEqual(answer);
  expect(rest).toEqual({ issues: [], decoded: undefined });
});

it("unknown members are listed as issues, and the rest is decoded", () => {
  const { issues, decoded } = inspect({ topics: [{ topic: "sleep", count: 3, extra: 1 }], more: true });
  expect(issues.map(({ place }) => place)).toEqual(["more", "topics → [0] → extra"]);
  expect(JSON.parse(decoded ?? "")).toEqual({ topics: [{ topic: "sleep", count: 3 }] });
});

it("an undecodable answer lists every problem with its path, and no decoded answer", () => {
  const { issues, decoded } = inspect({ topics: [{ topic: "sleep", count: -1 }, { count: 2.5 }] });
  expect(issues.map(({ place }) => place)).toEqual([
    "topics → [0] → count",
    "topics → [1] → topic",
    "topics → [1] → count",
  ]);
  expect(decoded).toBeUndefined();
});

it("more active than registered users are listed as a conflict, beside the issues", () => {
  const answer = {
    totalRegisteredUsers: 3,
    totalActiveUsers: 5,
    registeredUsers: [],
    activeUsers: [],
    more: true,
  };
  const { issues } = inspectAnswer(UserSessionMetric, JSON.stringify(answer), activeConflictsOf);
  expect(issues.map(({ place }) => place)).toEqual(["more", "totalActiveUsers"]);
  expect(issues[1]?.problem).toContain("at most the 3 registered users, found 5");
});

it("an answer that is not JSON is shown raw", () => {
  expect(inspectAnswer(UserTopicMetric, "<html>")).toEqual({
    raw: "<html>",
    decoded: undefined,
    issues: [{ severity: "error", place: "", problem: "expected JSON" }],
  });
});

it("withoutNumbers removes every number: from JSON, from texts, from issues", () => {
  for (const count of [3, "3", 2.5, -1, 1e21, "x3"]) {
    const { raw, decoded = "", issues } = withoutNumbers(inspect({ topics: [{ topic: "sleep", count }] }));
    expect(`${raw} ${decoded} ${issues.map(({ problem }) => problem).join(" ")}`).not.toMatch(/\d/);
  }
  expect(withoutNumbers(inspectAnswer(UserTopicMetric, '{"count": NaN, "other": 7')).raw).not.toMatch(/\d/);
});

describe("a metric call", () => {
  const sessionAtom = answerAtoms[0].atom;
  const open = async (minimumGroupSize?: number) => {
    const world = await metricsWorld({
      search: { period: "LAST_7_DAYS" },
      ...(minimumGroupSize !== undefined && { minimumGroupSize }),
    });
    world.mount(sessionAtom);
    world.answerApps();
    await expect.poll(() => world.latest("session")).toBeDefined();
    return world;
  };

  it("requests the chosen app and period, and shows request, status and answer", async () => {
    const { store, latest } = await open();
    expect(latest("session")).toMatchObject({ app: "apple", days: "2026-03-24 to 2026-03-30" });
    latest("session")?.answer(sessionAnswer(7));
    await expect.poll(() => store.get(sessionAtom).data).toBeDefined();
    const { data } = store.get(sessionAtom);
    expect(data?.request).toMatch(
      /^GET .*\/apps\/apple\/metric\/user_session\?startDate=2026-03-24T.*endDate=/,
    );
    expect(data).toMatchObject({ status: "200", issues: [] });
    expect(JSON.parse(data?.raw ?? "")).toEqual(sessionAnswer(7));
  });

  it("shows no number when a minimum group size is configured", async () => {
    const { store, latest } = await open(5);
    latest("session")?.answer(sessionAnswer(7));
    await expect.poll(() => store.get(sessionAtom).data).toBeDefined();
    expect(store.get(sessionAtom).data?.raw).not.toMatch(/\d/);
  });

  it("shows the status and the body of a refused request", async () => {
    const { store, latest } = await open();
    latest("session")?.answer({ title: "Gone" }, 404);
    await expect.poll(() => store.get(sessionAtom).data?.status).toBe("404");
    expect(store.get(sessionAtom).data?.raw).toContain("Gone");
  });
});

it("the configuration is shown without passwords in its addresses", () => {
  expect(withoutPasswords('{"issuer": "https://ada:pw@id.example.org/a", "b": "https://x.org/@y"}')).toBe(
    '{"issuer": "https://…@id.example.org/a", "b": "https://x.org/@y"}',
  );
});
