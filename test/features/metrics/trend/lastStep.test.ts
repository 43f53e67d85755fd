/** For all time, where nothing lies before, what changed is about the last whole part of the trend. */
import { expect, it } from "vitest";
import { changesAtom } from "#src/features/metrics/changes/changes.ts";
import { openStatistics } from "#test/features/metrics/metricsPage.ts";
import { sessionAnswer } from "#test/features/metrics/metricsWorld.ts";

/** All time of an app that is three months old, whose trend has weeks. They are answered from the newest one on. */
const open = async (bodies: ReadonlyArray<object>) => {
  const { store, calls, engagementCalls, mount, answerAll, until } = await openStatistics({
    search: { period: "ALL_TIME" },
  });
  mount(changesAtom);
  await answerAll();
  await expect.poll(() => engagementCalls.length).toBe(1);
  engagementCalls[0]?.answer({});
  const states: Array<string> = [];
  for (const [index, body] of bodies.entries()) {
    await expect.poll(() => calls.length).toBeGreaterThan(3 + index);
    states.push(store.get(changesAtom).state);
    calls[3 + index]?.answer(body);
  }
  return { states, known: await until(changesAtom, ({ state }) => state === "known") };
};

it("the sentences wait for two whole weeks, and are about the later one", async () => {
  const { states, known } = await open([
    sessionAnswer(200, 10),
    sessionAnswer(180, 60),
    sessionAnswer(150, 40),
  ]);
  expect(states).toEqual(["pending", "pending", "pending"]);
  const words = known.state === "known" && known.changes.map((change) => change.words);
  expect(words).toEqual([
    expect.stringMatching(/^2\d.* Mar 2026: Active users rose 50\.0% \(40 → 60\)$/),
    expect.stringMatching(/^2\d.* Mar 2026: Registered users rose 20\.0% \(150 → 180\)$/),
  ]);
});

it("nothing unusual is said of the week in which little changed", async () => {
  const { known } = await open([sessionAnswer(200, 10), sessionAnswer(180, 60), sessionAnswer(179, 61)]);
  expect(known).toMatchObject({
    changes: [],
    nothing: expect.stringMatching(/^2\d.* Mar 2026: nothing unusual$/),
  });
});
