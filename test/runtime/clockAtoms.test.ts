/** The current day, whose object changes only at midnight, and the current time. */
import { DateTime, Effect, Layer } from "effect";
import { expect, it, onTestFinished, vi } from "vitest";
import { nowAtom, todayAtom } from "#src/runtime/clockAtoms.ts";
import { lastZoneAtom } from "#src/runtime/zoneAtom.ts";
import { Today } from "#src/services/Today.ts";
import { zoneOf } from "#test/domain/zones.ts";
import { storeOver } from "#test/support/consoleStore.ts";
import { watch } from "#test/support/watch.ts";

const setUp = async () => {
  const wakers: Array<() => void> = [];
  const awaited = new Set<string | undefined>();
  const clock = { day: "2026-03-28", zone: "Europe/Berlin" };
  const today = Layer.succeed(Today, {
    current: (zone) =>
      Effect.sync(() => ({
        day: DateTime.unsafeMake(`${clock.day}T00:00:00Z`),
        zone: zone ?? DateTime.zoneUnsafeMakeNamed(clock.zone),
      })),
    untilChange: (zone) =>
      Effect.async<void>((resume) => {
        awaited.add(zone?.id);
        wakers.push(() => resume(Effect.void));
      }),
  });
  const { store } = await storeOver(today);
  return {
    awaited,
    clock,
    store,
    wake: () => wakers.splice(0).forEach((wake) => wake()),
    screen: watch(store, todayAtom),
  };
};

it("today is the same object until the day changes", async () => {
  const { clock, wake, screen } = await setUp();
  const first = screen.last();
  wake();
  await Promise.resolve();
  expect(screen.last()).toBe(first);
  clock.day = "2026-03-29";
  wake();
  const next = await screen.until(({ day }) => DateTime.formatIsoDateUtc(day) === "2026-03-29");
  expect(next).not.toBe(first);
});

it("today changes with the time zone, and every other time with it", async () => {
  const { awaited, clock, store, wake, screen } = await setUp();
  expect(store.get(nowAtom).zone).not.toMatchObject({ id: "Asia/Tokyo" });
  clock.zone = "Asia/Tokyo";
  vi.stubEnv("TZ", clock.zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  wake();
  await screen.until(({ zone }) => zone.id === "Asia/Tokyo");
  // Everything else on the page is in the same zone.
  expect(store.get(nowAtom).zone).toMatchObject({ id: "Asia/Tokyo" });
  store.set(lastZoneAtom, zoneOf("Asia/Kabul"));
  await expect.poll(() => [...awaited]).toEqual([undefined, "Asia/Kabul"]);
});

it("now is updated every minute while it is mounted, and at the first act after a sleep", async () => {
  vi.useFakeTimers({ now: 0 });
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const { store } = await storeOver(Today.layer);
  const screen = watch(store, nowAtom);
  const expectNow = (now: number) => expect(DateTime.toEpochMillis(screen.last())).toBe(now);
  for (const [wait, now] of [
    [59_000, 0],
    [1_000, 60_000],
    [60_000, 120_000],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait);
    expectNow(now);
  }
  // Timers do not go on in a sleep.
  vi.setSystemTime(36_000_000);
  page.dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(0);
  expectNow(36_000_000);
});
