/** The users of an app in a period are computed from four answers. */
import { atom } from "jotai";
import { expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { comparedPeriod, timePeriod } from "#src/domain/metrics/timePeriod.ts";
import { sessions } from "#src/features/metrics/answers/counts.ts";
import { usersAtomOf } from "#src/features/metrics/answers/users.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { metricsWorld, sessionAnswer, type WorldOptions } from "../metricsWorld.ts";

/** Asks for the last 30 days on 30 March 2026. The test answers. */
const ask = async (options: WorldOptions = {}, choice: "LAST_30_DAYS" | "ALL_TIME" = "LAST_30_DAYS") => {
  const { store, calls, mount } = await metricsWorld(options);
  const { day, zone } = store.get(todayAtom);
  const usersAtom = usersAtomOf(
    atom({
      appId: AppId.make("zen"),
      period: timePeriod(choice, day, zone),
      zone,
      comparedAt: (at) => comparedPeriod("previous", choice, day, at, zone),
      withNewUsers: true,
    }),
    (get, asked) => get(sessions.of(asked)),
  );
  mount(usersAtom);
  return {
    calls,
    users: () => store.get(usersAtom),
    answer: async (index: number, body: unknown, status?: number) => {
      await expect.poll(() => calls.length).toBeGreaterThan(index);
      calls[index]?.answer(body, status);
    },
  };
};

it("new users are those who registered after the day before the period, now and before", async () => {
  const { calls, users, answer } = await ask();
  for (const [index, registered] of [500, 482, 480, 470].entries())
    await answer(index, sessionAnswer(registered, 328 - index));
  await expect.poll(() => users()?.before?.newUsers).toBe(10);
  expect(users()).toMatchObject({
    now: { registered: 500, active: 328, newUsers: 18 },
    before: { registered: 480, active: 326 },
    isOld: false,
  });
  expect(calls.map(({ days }) => days)).toEqual([
    "2026-03-01 to 2026-03-30",
    "2026-02-28 to 2026-02-28",
    "2026-01-30 to 2026-02-28",
    "2026-01-29 to 2026-01-29",
  ]);
});

it("in all time everybody is new, and nothing is compared", async () => {
  const { calls, users, answer } = await ask({}, "ALL_TIME");
  await answer(0, sessionAnswer(500, 328));
  await expect.poll(() => users()?.now).toEqual({ registered: 500, active: 328, newUsers: 500 });
  expect([calls.length, users()?.before]).toEqual([1, null]);
});

it("what is on its way is pending, what has failed is missing, and the rest is shown", async () => {
  const { users, answer } = await ask();
  await answer(1, {}, 500);
  await answer(0, sessionAnswer(500, 328));
  await expect.poll(() => users()?.now).toEqual({ registered: 500, active: 328, newUsers: "missing" });
  expect(users()?.before).toEqual({ registered: "pending", active: "pending", newUsers: "pending" });
});

it("a small group is withheld, and with it what it is compared with", async () => {
  const { users, answer } = await ask({ minimumGroupSize: 5 });
  for (const [index, registered] of [500, 482, 480, 478].entries())
    await answer(index, sessionAnswer(registered, index === 0 ? 3 : 321));
  await expect
    .poll(() => users())
    .toMatchObject({
      now: { active: { below: 5 }, newUsers: { below: null } },
      before: { active: { below: null }, newUsers: { below: null } },
    });
});
