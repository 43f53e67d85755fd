import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawWhenIdle, whenDrawn } from "#src/ui/chart/whenIdle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The time until the next idle period where there is no `requestIdleCallback`. */
const becomeIdle = () => vi.advanceTimersByTime(50);

describe("whenIdle", () => {
  it("runs drawings first, in their order, and no cancelled task", () => {
    const ran: Array<string> = [];
    whenDrawn(() => ran.push("trend"));
    drawWhenIdle(() => ran.push("age"));
    drawWhenIdle(() => ran.push("cancelled"))();
    drawWhenIdle(() => ran.push("gender"));
    vi.runAllTimers();
    expect(ran).toEqual(["age", "gender", "trend"]);
  });

  it("draws all waiting charts in one idle period", () => {
    const ran: Array<number> = [];
    for (const chart of [1, 2, 3, 4, 5, 6]) drawWhenIdle(() => ran.push(chart));
    whenDrawn(() => ran.push(7));
    becomeIdle();
    expect(ran).toEqual([1, 2, 3, 4, 5, 6]);
    becomeIdle();
    expect(ran.at(-1)).toBe(7);
  });

  it("runs the other tasks after one that throws", () => {
    const ran: Array<string> = [];
    drawWhenIdle(() => {
      throw new Error("no such chart");
    });
    drawWhenIdle(() => ran.push("age"));
    whenDrawn(() => ran.push("trend"));
    expect(becomeIdle).toThrow("no such chart");
    vi.runAllTimers();
    expect(ran).toEqual(["age", "trend"]);
  });
});
