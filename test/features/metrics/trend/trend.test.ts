/** How a trend loads: after the page's own calls, from memory if possible, with gaps for missing answers. */
import { Option } from "effect";
import { describe, expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { dayOf } from "#src/domain/calendarDay.ts";
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import { sessionBlock, topicBlock } from "#src/features/metrics/answers/blocks.ts";
import { chooseAtom } from "#src/features/metrics/question/choice.ts";
import { trendAtom, trendChart } from "#src/features/metrics/trend/trendChart.ts";
import { intervalAtom } from "#src/features/metrics/trend/trendQuestion.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { openStatistics } from "#test/features/metrics/metricsPage.ts";
import {
  answers,
  type MetricCall,
  sessionAnswer,
  type WorldOptions,
} from "#test/features/metrics/metricsWorld.ts";

/** The page for the last seven days, whose three metric calls and the engagement call are answered. */
const openTrend = async (options: WorldOptions = {}) => {
  const page = await openStatistics({ search: { period: "LAST_7_DAYS" }, ...options });
  const { store, calls, engagementCalls, answerAll } = page;
  const leave = store.sub(trendChart.dataAtom, () => {});
  const answered = new Set<MetricCall>(calls);
  const settle = async () => {
    await answerAll();
    await expect.poll(() => engagementCalls.length).toBeGreaterThan(0);
    engagementCalls.at(-1)?.answer({});
  };
  await settle();
  const pending = () => calls.filter((call) => !answered.has(call) && !call.isAborted());
  const days = (all: ReadonlyArray<MetricCall> = calls.slice(3)) => all.map((call) => call.days.slice(0, 10));
  const answer = (call: MetricCall | undefined, body: unknown = sessionAnswer(100, 40), status = 200) => {
    if (call === undefined) throw new Error("Nobody asked");
    answered.add(call);
    call.answer(body, status);
  };
  /** Registered and active users. */
  const counts = () => {
    const data = store.get(trendChart.dataAtom);
    return (
      data &&
      data.series
        .toReversed()
        .map(({ values }) => values.map(({ count }) => count))
        .slice(0, 2)
    );
  };
  return {
    ...page,
    leave,
    settle,
    pending,
    days,
    answer,
    counts,
    /** Fails the two calls after which the trend stops. */
    failAll: async () => {
      await expect.poll(() => pending().length).toBe(2);
      for (const call of pending()) answer(call, {}, 500);
    },
    /** Answers the newest `count` calls of the trend, one after the other. */
    answerEach: async (count: number, bodyOf: (index: number) => unknown = () => sessionAnswer(100, 40)) => {
      for (let index = 0; index < count; index++) {
        await expect.poll(() => pending().length).toBeGreaterThan(0);
        answer(pending()[0], bodyOf(index));
      }
    },
  };
};

const known = (rows: ReadonlyArray<ReadonlyArray<unknown>> | null | undefined) =>
  rows?.[0]?.filter((count) => typeof count === "number").length;

describe("the trend", () => {
  it("is requested after engagement, newest first and two at first, and its columns fill in", async () => {
    const { store, pending, days, answer, answerEach, counts, calls } = await openTrend();
    await expect.poll(() => days()).toEqual(["2026-03-30", "2026-03-29"]);
    expect(pending()).toHaveLength(2);
    expect(new Set(counts()?.flat())).toEqual(new Set(["pending"]));
    answer(pending()[0]);
    await expect.poll(() => days().slice(0, 3)).toEqual(["2026-03-30", "2026-03-29", "2026-03-28"]);
    await expect
      .poll(() => counts()?.map((row) => row.slice(-2)))
      .toEqual([
        ["pending", 100],
        ["pending", 40],
      ]);
    await answerEach(6, (index) => sessionAnswer(99 - index, index));
    await expect.poll(counts).toEqual([
      [94, 95, 96, 97, 98, 99, 100],
      [5, 4, 3, 2, 1, 0, 40],
    ]);
    // At the end of the day before, for the new users of the first day.
    answer(calls[10], sessionAnswer(90));
    expect(days().at(-1)).toBe("2026-03-23");
    await expect
      .poll(() => store.get(trendChart.dataAtom)?.series[0]?.values.map(({ count }) => count))
      .toEqual([4, 1, 1, 1, 1, 1, 1]);
    expect(calls).toHaveLength(11);
  });

  it("has the interval of the address, if it is possible, and another one that is chosen", async () => {
    const { store, calls, days } = await openTrend({ search: { period: "LAST_30_DAYS", interval: "week" } });
    await expect.poll(() => days()).toEqual(["2026-03-30", "2026-03-23"]);
    expect(store.get(trendAtom)?.intervals).toEqual(["day", "week"]);
    store.set(intervalAtom, "day");
    // The week of today has one day so far, which is asked once.
    await expect.poll(() => days(calls.slice(5))).toEqual(["2026-03-29"]);
    expect(store.get(locationAtom).search).toMatchObject({ period: "LAST_30_DAYS", interval: "day" });
    store.set(intervalAtom, "quarter");
    await expect.poll(() => store.get(trendAtom)?.periods[0]?.unit).toBe("day");
  });

  it("waits for the page's own calls", async () => {
    const { store, calls, latest } = await openStatistics({ search: { period: "LAST_7_DAYS" } });
    store.sub(trendChart.dataAtom, () => {});
    latest("session")?.answer(answers.session);
    latest("topic")?.answer(answers.topic);
    await expect.poll(() => store.get(sessionBlock.answerAtom)).toBeDefined();
    expect(calls).toHaveLength(3);
  });

  it("is null if the session's call failed, and requests that one again", async () => {
    const { store, calls, answerAll } = await openStatistics({ search: { period: "LAST_7_DAYS" } });
    store.sub(trendChart.dataAtom, () => {});
    calls.find(({ metric }) => metric === "session")?.answer({}, 500);
    await answerAll();
    expect(store.get(trendChart.dataAtom)).toBeNull();
    store.set(trendChart.block.loadingAtom);
    await expect.poll(() => calls.slice(3).map(({ days }) => days)).toEqual(["2026-03-24 to 2026-03-30"]);
  });

  it("stops while a call of the page is sent again", async () => {
    const { store, calls, pending } = await openTrend();
    await expect.poll(() => calls.length).toBe(5);
    store.set(topicBlock.loadingAtom);
    await expect.poll(() => pending().map(({ metric }) => metric)).toEqual(["topic"]);
  });

  it("remembers days that are over, by app, and requests today again with the tiles", async () => {
    const { store, calls, answerEach, counts, settle, days } = await openTrend();
    await answerEach(8);
    await expect.poll(() => known(counts())).toBe(7);
    store.set(sessionBlock.loadingAtom);
    await expect.poll(() => calls.length).toBe(12);
    calls[11]?.answer(sessionAnswer(101, 41));
    await expect.poll(() => days(calls.slice(12))).toEqual(["2026-03-30"]);
    calls[12]?.answer(sessionAnswer(101, 41));
    await expect.poll(() => counts()?.[0]?.at(-1)).toBe(101);

    store.set(chooseAtom, { app: AppId.make("zen") });
    await expect.poll(() => calls.length).toBe(16);
    // Until the first one of the other app has loaded.
    expect(counts()?.[0]?.at(-1)).toBe(101);
    await settle();
    await expect.poll(() => calls.slice(16).map(({ app }) => app)).toEqual(["zen", "zen"]);
  });

  it("shows only days that are over while the tiles have failed", async () => {
    const { store, calls, answerEach, counts } = await openTrend();
    await answerEach(8);
    await expect.poll(() => known(counts())).toBe(7);
    store.set(sessionBlock.loadingAtom);
    await expect.poll(() => calls.length).toBe(12);
    calls[11]?.answer({}, 500);
    await expect.poll(() => counts()?.[0]).toEqual([...Array<number>(6).fill(100), "missing"]);
  });

  it("is null if nothing could be loaded, and is requested again by a button, and by whoever returns", async () => {
    const { store, failAll, counts, days, leave } = await openTrend();
    await failAll();
    await expect.poll(counts).toBeNull();
    leave();
    store.sub(trendChart.dataAtom, () => {});
    await expect.poll(() => new Set(counts()?.flat())).toEqual(new Set(["pending"]));
    await failAll();
    await expect.poll(counts).toBeNull();
    store.set(trendChart.block.loadingAtom);
    // What has failed comes last.
    await expect.poll(() => days().slice(4)).toEqual(["2026-03-26", "2026-03-25"]);
  });
});

it("a single day has the trend of the week that ends with it, whose answers are known already", async () => {
  const { store, calls, answerEach, settle, counts } = await openTrend();
  await answerEach(8);
  await expect.poll(() => known(counts())).toBe(7);
  const day = Option.getOrThrow(dayOf("2026-03-24"));
  store.set(chooseAtom, { period: { first: day, last: day } });
  // The trend has asked for the day's users, so that only topics and answers are asked for.
  await expect.poll(() => calls.length).toBe(13);
  await settle();
  await expect
    .poll(() => store.get(trendChart.dataAtom)?.categories.map(({ key }) => key.slice(-2)))
    .toEqual(["18", "19", "20", "21", "22", "23", "24"]);
});

it("counts everybody of the first of all days as new, as the tile does", async () => {
  const { store, answerEach } = await openTrend({ search: { from: "1970-01-01", to: "1970-01-03" } });
  await answerEach(3, (index) => sessionAnswer(9 - index, 1));
  await expect
    .poll(() => store.get(trendChart.dataAtom)?.series[0]?.values.map(({ count }) => count))
    .toEqual([7, 1, 1]);
});

describe("the trend of the previous period", () => {
  const search = { period: "LAST_7_DAYS", compare: "previous" };
  const isOfTrend = ({ days }: MetricCall) => days.slice(0, 10) === days.slice(-10);
  const previousOf = (data: ChartData | null | undefined) =>
    data?.series[1]?.values.map(({ compared }) => compared);

  it("is requested when the trend is complete, and has the same places", async () => {
    const { store, calls, days, counts } = await openTrend({ search });
    await expect.poll(() => calls.filter(isOfTrend).length).toBe(2);
    for (const call of calls.filter((each) => !isOfTrend(each))) call.answer(answers[call.metric]);
    const trendCalls = () => calls.filter(isOfTrend);
    for (let index = 0; index < 16; index++) {
      await expect.poll(() => trendCalls().length).toBeGreaterThan(index);
      trendCalls()[index]?.answer(sessionAnswer(100, index));
    }
    await expect.poll(() => known(counts())).toBe(7);
    expect(days(trendCalls().slice(7))).toEqual(
      ["23", "23", "22", "21", "20", "19", "18", "17", "16"].map((day) => `2026-03-${day}`),
    );
    const data = () => store.get(trendChart.dataAtom);
    await expect.poll(() => previousOf(data())).toEqual([14, 13, 12, 11, 10, 9, 8]);
  });
});

it("with a minimum group size, the trend is shown once all of it has loaded", async () => {
  const { answerEach, counts } = await openTrend({ minimumGroupSize: 5 });
  await answerEach(6);
  await expect.poll(() => new Set(counts()?.flat())).toEqual(new Set(["pending"]));
  await answerEach(1);
  await expect.poll(() => known(counts())).toBe(7);
});
