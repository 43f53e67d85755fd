/** The day that it is where the browser stands, and the moment when the next one begins. */
import { Context, DateTime, Duration, Effect, Layer } from "effect";
import { type CalendarDay, dayAt, endOfDay } from "#src/domain/calendarDay.ts";

export interface Here {
  readonly day: CalendarDay;
  readonly zone: DateTime.TimeZone.Named;
}

// A machine that slept, or that was carried into another zone, is noticed after this.
const patience = Duration.seconds(20);

export class Today extends Context.Tag("src/services/Today")<
  Today,
  {
    readonly here: Effect.Effect<Here>;
    /** Ends when the day may have changed. */
    readonly wait: Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.succeed(Today, {
    here: Effect.map(DateTime.now, (now) => {
      const zone = DateTime.zoneMakeLocal();
      return { day: dayAt(now, zone), zone };
    }),
    wait: Effect.flatMap(DateTime.now, (now) => {
      const zone = DateTime.zoneMakeLocal();
      const midnight = DateTime.distanceDuration(now, endOfDay(dayAt(now, zone), zone));
      return Effect.sleep(Duration.min(Duration.sum(midnight, "1 millis"), patience));
    }),
  });
}
