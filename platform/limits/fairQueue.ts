/**
 * A fair queue for scarce work: few run at once and the others wait, each person in a queue of their own. The queues
 * take turns, so that whoever asks for much delays the others by little.
 */
import { Data, type Duration, Effect } from "effect";

export interface QueueLimits {
  readonly atOnce: number;
  /** How many of one person may wait. */
  readonly waitingOfOne: number;
  /** How many may wait in all. */
  readonly waiting: number;
  readonly waitTimeout: Duration.DurationInput;
}

/** The queue is full, or the wait took too long. */
export class QueueFull extends Data.TaggedError("QueueFull") {}

interface Place {
  readonly whom: string;
  begin: (() => void) | undefined;
  isRunning: boolean;
}

export const fairQueue = ({ atOnce, waitingOfOne, waiting, waitTimeout }: QueueLimits) => {
  /** In the order in which they take turns. */
  const queues = new Map<string, ReadonlyArray<Place>>();
  let running = 0;

  const setQueue = (whom: string, places: ReadonlyArray<Place>) =>
    places.length > 0 ? queues.set(whom, places) : queues.delete(whom);

  const begin = (place: Place) => {
    running += 1;
    place.isRunning = true;
    place.begin?.();
  };

  const beginNext = () => {
    const [queue] = queues.values();
    const [place, ...others] = queue ?? [];
    if (place === undefined) return;
    queues.delete(place.whom); // to the end of the order
    setQueue(place.whom, others);
    begin(place);
  };

  const take = (place: Place) =>
    Effect.async<void, QueueFull>((resume) => {
      place.begin = () => resume(Effect.void);
      const queue = queues.get(place.whom) ?? [];
      const isFull = queue.length >= waitingOfOne || [...queues.values()].flat().length >= waiting;
      if (running < atOnce) begin(place);
      else if (isFull) resume(Effect.fail(new QueueFull()));
      else setQueue(place.whom, [...queue, place]);
    }).pipe(Effect.timeoutFail({ duration: waitTimeout, onTimeout: () => new QueueFull() }));

  const leave = (place: Place) => {
    if (place.isRunning) {
      running -= 1;
      return beginNext();
    }
    const queue = queues.get(place.whom) ?? [];
    setQueue(
      place.whom,
      queue.filter((other) => other !== place),
    );
  };

  /** Runs `work` when its turn has come. Its place is given up when it is interrupted. */
  const enqueue = <A, E, R>(whom: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E | QueueFull, R> =>
    Effect.suspend(() => {
      const place: Place = { whom, begin: undefined, isRunning: false };
      return Effect.zipRight(take(place), work).pipe(Effect.ensuring(Effect.sync(() => leave(place))));
    });

  return { enqueue };
};
