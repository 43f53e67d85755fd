/**
 * A fair queue for scarce work: few run at once and the others wait, each person in a queue of their own. The queues
 * take turns, and whoever finds no place gets one from the longest: who asks for much delays the others by little.
 */
import { Data, type Duration, Effect, type Scope } from "effect";

export interface QueueLimits {
  readonly atOnce: number;
  /** How many may wait in all. */
  readonly waiting: number;
  readonly waitTimeout: Duration.DurationInput;
}

/** The queue is full, or the wait took too long. */
export class QueueFull extends Data.TaggedError("QueueFull")<{
  /** How long those who wait will take. */
  readonly retryAfterSeconds: number;
}> {}

interface Place {
  readonly whom: string;
  begin: () => void;
  refuse: () => void;
  isWaiting: boolean;
  /** When its turn came. */
  began?: number;
}

/** What a work is assumed to take until one has ended. */
const assumedMillis = 300;

export const fairQueue = ({ atOnce, waiting, waitTimeout }: QueueLimits) => {
  /** Those who wait, by person. The first queue has the next turn. */
  const queues = new Map<string, Array<Place>>();
  let size = 0;
  let running = 0;
  let usualMillis = assumedMillis;

  const full = () =>
    new QueueFull({ retryAfterSeconds: Math.ceil(((size + 1) * usualMillis) / atOnce / 1000) });

  /** After a turn, the person's other places wait behind the other people. */
  const stopWaiting = (place: Place, hadTurn: boolean) => {
    const queue = queues.get(place.whom);
    if (!place.isWaiting || queue === undefined) return;
    place.isWaiting = false;
    size -= 1;
    queue.splice(queue.indexOf(place), 1);
    if (hadTurn || queue.length === 0) queues.delete(place.whom);
    if (queue.length > 0) queues.set(place.whom, queue);
  };

  const begin = (place: Place) => {
    running += 1;
    place.began = Date.now();
    place.begin();
  };

  const beginNext = () => {
    const [queue] = queues.values();
    const place = queue?.[0];
    if (place === undefined) return;
    stopWaiting(place, true);
    begin(place);
  };

  /** Who has to leave for one more place in `queue`: the last of the longest queue, if that stays as long as this one. */
  const leaverFor = (queue: ReadonlyArray<Place>) => {
    let longest: ReadonlyArray<Place> = [];
    for (const other of queues.values()) if (other.length > longest.length) longest = other;
    return longest.length > queue.length + 1 ? longest.at(-1) : undefined;
  };

  const wait = (place: Place) => {
    const queue = queues.get(place.whom) ?? [];
    if (size >= waiting) {
      const leaver = leaverFor(queue);
      if (leaver === undefined) return place.refuse();
      stopWaiting(leaver, false);
      leaver.refuse();
    }
    queues.set(place.whom, queue);
    queue.push(place);
    size += 1;
    place.isWaiting = true;
  };

  const take = (place: Place) =>
    Effect.async<void, QueueFull>((resume) => {
      place.begin = () => resume(Effect.void);
      place.refuse = () => resume(Effect.fail(full()));
      if (running < atOnce) begin(place);
      else wait(place);
    }).pipe(Effect.timeoutFail({ duration: waitTimeout, onTimeout: full }));

  const leave = (place: Place) => {
    if (place.began === undefined) return stopWaiting(place, false);
    usualMillis += (Date.now() - place.began - usualMillis) / 8;
    running -= 1;
    beginNext();
  };

  /** Waits until the person's turn has come, which lasts until the scope closes. */
  const enter = (whom: string): Effect.Effect<void, QueueFull, Scope.Scope> =>
    Effect.suspend(() => {
      const place: Place = { whom, begin: () => {}, refuse: () => {}, isWaiting: false };
      return Effect.zipRight(
        Effect.addFinalizer(() => Effect.sync(() => leave(place))),
        take(place),
      );
    });

  return { enter, waiting: () => size };
};
