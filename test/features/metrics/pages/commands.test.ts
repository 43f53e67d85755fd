/** The commands of the statistics in the command palette. */
import { expect, it, vi } from "vitest";
import { segmentsPath, statisticsPath } from "#src/domain/statisticsPaths.ts";
import { metricsCommandsAtom } from "#src/features/metrics/pages/commands.ts";
import { chooseAtom } from "#src/features/metrics/question/choice.ts";
import { repeatRequestAtom } from "#src/features/metrics/sections/useRequestedChart.ts";
import type { Location } from "#src/runtime/locationAtom.ts";
import { metricsWorld } from "../metricsWorld.ts";

/** The palette on a page, and the effects of its commands. */
const openOn = async (location: Location) => {
  const { store, show } = await metricsWorld();
  show(location);
  const { commands } = store.get(metricsCommandsAtom);
  const go = vi.fn<(path: string) => void>();
  // oxlint-disable-next-line vitest/require-mock-type-parameters -- a setter is generic in the atom that it sets
  const set = vi.fn();
  const run = (name: string) => commands.find((command) => command.name === name)?.run({ go, set });
  const current = commands.filter(({ isCurrent }) => isCurrent).map(({ name }) => name);
  return { names: commands.map(({ name }) => name), current, run, go, set };
};

const overview = { pathname: "/administer/overview", search: {}, hash: "" };
const segments = { pathname: segmentsPath, search: { app: "zen" }, hash: "chart-age" };

it("the chosen period and comparison are current, among those that the period has", async () => {
  const { names, current } = await openOn({ ...overview, search: { period: "LAST_MONTH" } });
  expect(names.filter((name) => name.startsWith("Comparison"))).toEqual([
    "Comparison: no comparison",
    "Comparison: with the previous period",
    "Comparison: with the same period last year",
  ]);
  expect(current).toEqual(["Period: last month", "Comparison: with the previous period"]);
});

it.each(["THIS_YEAR", "LAST_YEAR"])(
  "the year before %s is offered once, and is chosen by both names",
  async (period) => {
    const { names, current } = await openOn({ ...overview, search: { period, compare: "year" } });
    expect(names.filter((name) => name.startsWith("Comparison"))).toEqual([
      "Comparison: no comparison",
      "Comparison: with the previous period",
    ]);
    expect(current).toContain("Comparison: with the previous period");
  },
);

it("the command of a chart goes to the segments, and keeps app and period there", async () => {
  const elsewhere = await openOn({ ...overview, hash: "chart-age" });
  elsewhere.run("Segments: Age");
  expect(elsewhere.go).toHaveBeenCalledExactlyOnceWith(`${segmentsPath}#chart-age`);
  const there = await openOn(segments);
  there.run("Segments: Gender");
  expect(there.go).toHaveBeenCalledExactlyOnceWith(`${segmentsPath}?app=zen#chart-gender`);
});

it("the command of the chart that is in the address requests it again", async () => {
  const { run, go, set } = await openOn(segments);
  run("Segments: Age");
  expect(go).not.toHaveBeenCalled();
  expect(set).toHaveBeenCalledExactlyOnceWith(repeatRequestAtom);
});

it("the command of a period chooses it on a page of statistics, and opens one from elsewhere", async () => {
  const there = await openOn({ pathname: statisticsPath, search: { app: "zen" }, hash: "" });
  there.run("Period: last year");
  expect(there.go).not.toHaveBeenCalled();
  expect(there.set).toHaveBeenCalledExactlyOnceWith(chooseAtom, { period: "LAST_YEAR" });
  const elsewhere = await openOn(overview);
  elsewhere.run("Period: last year");
  expect(elsewhere.go).toHaveBeenCalledExactlyOnceWith(`${statisticsPath}?period=LAST_YEAR`);
  expect(elsewhere.set).not.toHaveBeenCalled();
});
