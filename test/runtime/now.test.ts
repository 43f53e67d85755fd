/** The current time is updated every minute. */
import { DateTime } from "effect";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { watch } from "#test/support/watch.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

it("now is updated every minute while it is mounted", async () => {
  const screen = watch(consoleStore().store, nowAtom);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(DateTime.toEpochMillis(screen.last())).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(DateTime.toEpochMillis(screen.last())).toBe(60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(DateTime.toEpochMillis(screen.last())).toBe(120_000);
});
