/** A clock that stands still, except that sleeping takes no time. */
import { Clock, Duration, Effect } from "effect";

export const virtualClock = (start: number) => {
  let now = start;
  const clock = Object.assign(Clock.make(), {
    unsafeCurrentTimeMillis: () => now,
    currentTimeMillis: Effect.sync(() => now),
    sleep: (duration: Duration.Duration) => Effect.sync(() => void (now += Duration.toMillis(duration))),
  });
  return { clock, now: () => now };
};
