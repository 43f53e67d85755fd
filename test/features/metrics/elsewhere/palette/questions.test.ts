/** The palette's answers about users are the numbers of the statistics to which they lead. */
import { expect, it, vi } from "vitest";
import { questionsAtom } from "#src/features/metrics/elsewhere/palette/questions.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { metricsWorld, sessionAnswer, type WorldOptions } from "../../metricsWorld.ts";

/** Asks by what is typed on 30 March 2026. */
const ask = async (typed: string, options?: WorldOptions) => {
  const { store, mount, calls, answerApps } = await metricsWorld(options);
  mount(appsAtom);
  mount(questionsAtom);
  answerApps();
  await expect.poll(() => store.get(appsAtom).data).toBeDefined();
  const question = store.get(questionsAtom)(typed);
  if (question === undefined) throw new Error(`${typed} asks for nothing`);
  const go = vi.fn<(href: string) => void>();
  question.run({ go, set: store.set });
  return {
    name: question.name,
    href: go.mock.calls[0]?.[0],
    calls,
    /** Answers the calls in their order. */
    answers: async (...bodies: ReadonlyArray<object>) => {
      mount(question.answerAtom);
      for (const [index, body] of bodies.entries()) {
        await expect.poll(() => calls.length).toBeGreaterThan(index);
        calls[index]?.answer(body);
      }
      await expect.poll(() => store.get(question.answerAtom)).not.toBe("pending");
      return store.get(question.answerAtom);
    },
  };
};

it("new users are who has registered from the day before the period to its end", async () => {
  const { name, answers, calls } = await ask("new zen last month");
  expect(name).toBe("New users · Zen\u200E · last month");
  const bodies = [500, 480, 480, 470].map((registered) => sessionAnswer(registered, 3));
  expect(await answers(...bodies)).toMatchObject({ shown: "20 · ▲ 100.0%", spoken: "20, 10 more (+100.0%)" });
  expect(calls.map(({ days }) => days)).toEqual([
    "2026-02-01 to 2026-02-28",
    "2026-01-31 to 2026-01-31",
    "2026-01-01 to 2026-01-31",
    "2025-12-31 to 2025-12-31",
  ]);
});

it("who is new is not known if the day before does not load", async () => {
  const { answers } = await ask("new zen last month");
  expect(await answers(sessionAnswer(500), {}, sessionAnswer(480), sessionAnswer(470))).toBe("failed");
});

it("a day without an app is asked of the app that the statistics show, in their time zone", async () => {
  const search = { app: "zen", period: "ALL_TIME", zone: "Pacific/Auckland" };
  const { name, href, answers, calls } = await ask("last tuesday", { search });
  expect(name).toBe("Active users · Zen\u200E · Tue, 24 Mar 2026");
  expect(href).toBe(
    "/administer/users/statistics?app=zen&from=2026-03-24&to=2026-03-24&compare=previous&zone=Pacific%2FAuckland",
  );
  await answers(sessionAnswer(5), sessionAnswer(5));
  expect(calls.map(({ days }) => days)).toEqual(["2026-03-23 to 2026-03-24", "2026-03-16 to 2026-03-17"]);
});

it("a small group cannot be found as the difference of two totals", async () => {
  await expect(ask("new zen last month", { minimumGroupSize: 5 })).rejects.toThrow("asks for nothing");
  await expect(ask("active zen yesterday", { minimumGroupSize: 5 })).rejects.toThrow("asks for nothing");
});

it("a small group is withheld", async () => {
  const { answers } = await ask("active zen last month", { minimumGroupSize: 5 });
  expect(await answers(sessionAnswer(500, 3), sessionAnswer(480, 321))).toMatchObject({ shown: "< 5" });
});

it("in all time everybody is new, and nothing is compared", async () => {
  const { answers, calls } = await ask("new mint all time");
  expect(await answers(sessionAnswer(1500, 3))).toMatchObject({ shown: "1,500" });
  expect(calls).toHaveLength(1);
});
