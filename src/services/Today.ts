/** The current day in a time zone, the browser's by default, and when it may change. */
import { Context, DateTime, Duration, Effect, Layer } from "effect";
import { type CalendarDay, dayAt, endOfDay } from "#src/domain/calendarDay.ts";

export interface LocalDay {
  readonly day: CalendarDay;
  readonly zone: DateTime.TimeZone.Named;
}

// A machine that slept past midnight, or whose time zone has changed, is noticed within this time.
const maxWait = Duration.seconds(20);

/** What a person does first after a sleep: it comes before the click or key that chooses a period. */
const awakenings = ["focus", "pointerdown", "keydown"];

/** Ends at the next of these events. */
const awakening = Effect.async<void>((resume, signal) => {
  const options = { signal, capture: true, once: true };
  for (const event of awakenings) window.addEventListener(event, () => resume(Effect.void), options);
});

export class Today extends Context.Tag("src/services/Today")<
  Today,
  {
    readonly current: (zone?: LocalDay["zone"]) => Effect.Effect<LocalDay>;
    /** Ends when the day may have changed there. */
    readonly untilChange: (zone?: LocalDay["zone"]) => Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.succeed(Today, {
    current: (asked) =>
      Effect.map(DateTime.now, (now) => {
        const zone = asked ?? DateTime.zoneMakeLocal();
        return { day: dayAt(now, zone), zone };
      }),
    untilChange: (asked) =>
      Effect.flatMap(DateTime.now, (now) => {
        const zone = asked ?? DateTime.zoneMakeLocal();
        const midnight = DateTime.distanceDuration(now, endOfDay(dayAt(now, zone), zone));
        const wait = Effect.sleep(Duration.min(Duration.sum(midnight, "1 millis"), maxWait));
        return Effect.race(wait, awakening);
      }),
  });
}
