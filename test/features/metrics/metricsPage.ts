/** A page with every chart of the statistics, on a platform whose answers come from the test. */
import type { Atom } from "jotai";
import { expect } from "vitest";
import { engagementAtom, isAnyBlockLoadingAtom, sessionBlock } from "#src/features/metrics/answers/blocks.ts";
import {
  activityChart,
  segmentSections,
  statisticsSections,
} from "#src/features/metrics/sections/sections.ts";
import { answers, metricsWorld, type WorldOptions } from "./metricsWorld.ts";

export const charts = [
  activityChart,
  ...[...statisticsSections, ...segmentSections].flatMap((section) => section.charts),
];

export const chart = (id: string) => {
  const found = charts.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no ${id}`);
  return found;
};

/** The list of apps has loaded, and the first metric calls are pending. */
export const openStatistics = async (options: WorldOptions = {}) => {
  const world = await metricsWorld(options);
  const { store, calls, latest } = world;
  for (const { block, dataAtom } of charts) {
    world.mount(block.loadingAtom);
    world.mount(dataAtom);
  }
  world.mount(engagementAtom);
  world.answerApps();
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(3);
  const until = async <A>(atom: Atom<A>, isIt: (value: A) => boolean) => {
    await expect.poll(() => isIt(store.get(atom))).toBe(true);
    return store.get(atom);
  };
  return {
    ...world,
    until,
    registered: () => store.get(sessionBlock.answerAtom)?.metric.totals.registered,
    /** Answers the latest call of each metric, and waits until no block is loading. */
    answerAll: async (bodies = answers) => {
      for (const metric of ["session", "topic", "sociodemographic"] as const) {
        latest(metric)?.answer(bodies[metric]);
      }
      await until(isAnyBlockLoadingAtom, (isLoading) => !isLoading);
    },
  };
};

/** Calls as text, sorted. */
export const asked = (calls: ReadonlyArray<{ metric: string; app: string; days: string }>) =>
  calls.map(({ metric, app, days }) => `${metric} of ${app}, ${days}`).toSorted();

/** The calls of all blocks for an app and its days. */
export const threeOf = (app: string, days: string) =>
  ["session", "sociodemographic", "topic"].map((metric) => `${metric} of ${app}, ${days}`);
