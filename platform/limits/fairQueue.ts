/**
 * A fair queue for scarce work: few run at once and the others wait, each person in a queue of their own. The queues
 * take turns, and whoever finds no place gets one from the longest: who asks for much delays the others by little.
 */
import { Array, Data, type Duration, Effect, Number, Order, type Scope } from "effect";

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
  /** Its queue, after the groups of the queue from the largest on: queues of a group share the group's turns. */
  readonly path: ReadonlyArray<string>;
  begin: () => void;
  refuse: () => void;
  /** When its turn came. */
  began?: number;
}

type Places = Array.NonEmptyReadonlyArray<Place>;

/** What a work is assumed to take until one has ended. */
const assumedMillis = 300;

const queuesIn = (places: ReadonlyArray<Place>, depth: number): ReadonlyArray<Places> =>
  Object.values(Array.groupBy(places, ({ path }) => path[depth] ?? ""));

const isQueue = ([{ path }]: Places, depth: number) => depth === path.length;

const longestOf = Array.max(Order.mapInput(Number.Order, (queue: Places) => queue.length));

/** The last place of the longest queue of the largest group. */
const lastOf = (places: Places, depth: number): Place => {
  const queues = queuesIn(places, depth);
  return isQueue(places, depth) || !Array.isNonEmptyReadonlyArray(queues)
    ? Array.lastNonEmpty(places)
    : lastOf(longestOf(queues), depth + 1);
};

/** Who has to leave for `place`: somebody of a group that stays at least as large as the one that grows. */
const leaverFor = (place: Place, places: ReadonlyArray<Place>, depth = 0): Place | undefined => {
  const queues = queuesIn(places, depth);
  if (isQueue([place], depth) || !Array.isNonEmptyReadonlyArray(queues)) return undefined;
  const own = queues.find(([first]) => first.path[depth] === place.path[depth]) ?? [];
  const longest = longestOf(queues);
  return longest.length > own.length + 1 ? lastOf(longest, depth + 1) : leaverFor(place, own, depth + 1);
};

export const fairQueue = ({ atOnce, waiting, waitTimeout }: QueueLimits) => {
  let places: ReadonlyArray<Place> = [];
  /** When each queue and group had its last turn, or began to wait. */
  const turns = new Map<string, number>();
  let turn = 0;
  let running = 0;
  let usualMillis = assumedMillis;

  const full = () =>
    new QueueFull({ retryAfterSeconds: Math.ceil(((places.length + 1) * usualMillis) / atOnce / 1000) });

  const remove = (place: Place) => {
    places = places.filter((other) => other !== place);
    const left = new Set(places.flatMap(({ path }) => path));
    for (const name of place.path) if (!left.has(name)) turns.delete(name);
  };

  const nextIn = (among: Places, depth = 0): Place => {
    const queues = queuesIn(among, depth);
    if (isQueue(among, depth) || !Array.isNonEmptyReadonlyArray(queues)) return among[0];
    const turnOf = ([{ path }]: Places) => turns.get(path[depth] ?? "") ?? 0;
    return nextIn(Array.min(queues, Order.mapInput(Number.Order, turnOf)), depth + 1);
  };

  const begin = (place: Place) => {
    running += 1;
    place.began = Date.now();
    place.begin();
  };

  const beginNext = () => {
    if (!Array.isNonEmptyReadonlyArray(places)) return;
    const place = nextIn(places);
    turn += 1;
    for (const name of place.path) turns.set(name, turn);
    remove(place);
    begin(place);
  };

  const wait = (place: Place) => {
    if (places.length >= waiting) {
      const leaver = leaverFor(place, places);
      if (leaver === undefined) return place.refuse();
      remove(leaver);
      leaver.refuse();
    }
    places = [...places, place];
    turn += 1;
    for (const name of place.path) if (!turns.has(name)) turns.set(name, turn);
  };

  const take = (place: Place) =>
    Effect.async<void, QueueFull>((resume) => {
      place.begin = () => resume(Effect.void);
      place.refuse = () => resume(Effect.fail(full()));
      if (running < atOnce) begin(place);
      else wait(place);
    }).pipe(Effect.timeoutFail({ duration: waitTimeout, onTimeout: full }));

  const leave = (place: Place) => {
    if (place.began === undefined) return remove(place);
    usualMillis += (Date.now() - place.began - usualMillis) / 8;
    running -= 1;
    beginNext();
  };

  /**
   * Waits until its turn has come, which lasts until the scope closes. `names` are its groups from the largest on, and
   * its queue; no other group or queue has the same name.
   */
  const enter = (names: ReadonlyArray<string>): Effect.Effect<void, QueueFull, Scope.Scope> =>
    Effect.suspend(() => {
      const place: Place = { path: names, begin: () => {}, refuse: () => {} };
      return Effect.zipRight(
        Effect.addFinalizer(() => Effect.sync(() => leave(place))),
        take(place),
      );
    });

  return { enter };
};
