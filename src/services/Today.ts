/** The current day in the browser's time zone, and when it may change. */
import { Context, DateTime, Duration, Effect, Layer } from "effect";
import { type CalendarDay, dayAt, endOfDay } from "#src/domain/calendarDay.ts";

export interface LocalDay {
  readonly day: CalendarDay;
  readonly zone: DateTime.TimeZone.Named;
}

// A machine that slept past midnight, or whose time zone has changed, is noticed within this time.
const maxWait = Duration.seconds(20);

export class Today extends Context.Tag("src/services/Today")<
  Today,
  {
    readonly current: Effect.Effect<LocalDay>;
    /** Ends when the day may have changed. */
    readonly untilChange: Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.succeed(Today, {
    current: Effect.map(DateTime.now, (now) => {
      const zone = DateTime.zoneMakeLocal();
      return { day: dayAt(now, zone), zone };
    }),
    untilChange: Effect.flatMap(DateTime.now, (now) => {
      const zone = DateTime.zoneMakeLocal();
      const midnight = DateTime.distanceDuration(now, endOfDay(dayAt(now, zone), zone));
      return Effect.sleep(Duration.min(Duration.sum(midnight, "1 millis"), maxWait));
    }),
  });
}
