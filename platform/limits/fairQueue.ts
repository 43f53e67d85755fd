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
  isWaiting: boolean;
  /** When its turn came. */
  began?: number;
}

/** Of a queue: the places in it. Of a group: its queues or groups, whose next one is the first. */
interface Group {
  size: number;
  readonly members: Map<string, Group>;
  readonly places: Array<Place>;
}

/** What a work is assumed to take until one has ended. */
const assumedMillis = 300;

const emptyGroup = (): Group => ({ size: 0, members: new Map(), places: [] });

const bySize = Order.mapInput(Number.Order, ({ size }: Group) => size);

const largestIn = ({ members }: Group) => {
  const groups = [...members.values()];
  return Array.isNonEmptyReadonlyArray(groups) ? Array.max(groups, bySize) : undefined;
};

/** The last place of the longest queue of the largest group. */
const lastOf = (group: Group): Place | undefined => {
  const largest = largestIn(group);
  return largest === undefined ? group.places.at(-1) : lastOf(largest);
};

/** Who has to leave for a place: somebody of a group that stays at least as large as the one that grows. */
const leaverFor = ([name, ...path]: ReadonlyArray<string>, group: Group): Place | undefined => {
  const largest = largestIn(group);
  if (name === undefined || largest === undefined) return undefined;
  const own = group.members.get(name) ?? emptyGroup();
  return largest.size > own.size + 1 ? lastOf(largest) : leaverFor(path, own);
};

const add = (place: Place, group: Group, [name, ...path] = place.path): void => {
  group.size += 1;
  if (name === undefined) return void group.places.push(place);
  const member = group.members.get(name) ?? emptyGroup();
  group.members.set(name, member);
  add(place, member, path);
};

/** Whoever `hadTurn` waits behind the others of its group. */
const remove = (place: Place, hadTurn: boolean, group: Group, [name, ...path] = place.path): void => {
  group.size -= 1;
  const member = name === undefined ? undefined : group.members.get(name);
  if (name === undefined || member === undefined)
    return void group.places.splice(group.places.indexOf(place), 1);
  remove(place, hadTurn, member, path);
  if (hadTurn || member.size === 0) group.members.delete(name);
  if (member.size > 0) group.members.set(name, member);
};

const nextIn = (group: Group): Place | undefined => {
  const [next] = group.members.values();
  return next === undefined ? group.places[0] : nextIn(next);
};

export const fairQueue = ({ atOnce, waiting, waitTimeout }: QueueLimits) => {
  const all = emptyGroup();
  let running = 0;
  let usualMillis = assumedMillis;

  const full = () =>
    new QueueFull({ retryAfterSeconds: Math.ceil(((all.size + 1) * usualMillis) / atOnce / 1000) });

  const stopWaiting = (place: Place, hadTurn: boolean) => {
    if (place.isWaiting) remove(place, hadTurn, all);
    place.isWaiting = false;
  };

  const begin = (place: Place) => {
    running += 1;
    place.began = Date.now();
    place.begin();
  };

  const beginNext = () => {
    const place = nextIn(all);
    if (place === undefined) return;
    stopWaiting(place, true);
    begin(place);
  };

  const wait = (place: Place) => {
    if (all.size >= waiting) {
      const leaver = leaverFor(place.path, all);
      if (leaver === undefined) return place.refuse();
      stopWaiting(leaver, false);
      leaver.refuse();
    }
    add(place, all);
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

  /**
   * Waits until its turn has come, which lasts until the scope closes. `names` are its groups from the largest on, and
   * its queue; no other group or queue has the same name.
   */
  const enter = (names: ReadonlyArray<string>): Effect.Effect<void, QueueFull, Scope.Scope> =>
    Effect.suspend(() => {
      const place: Place = { path: names, begin: () => {}, refuse: () => {}, isWaiting: false };
      return Effect.zipRight(
        Effect.addFinalizer(() => Effect.sync(() => leave(place))),
        take(place),
      );
    });

  return { enter, waiting: () => all.size };
};
