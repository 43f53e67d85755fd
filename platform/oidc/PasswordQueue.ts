/** The queues for hashing passwords, a quarter of a second of a core each: of strangers by address, and of known people. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Clock, Context, Effect } from "effect";
import { inTime, NotInTime } from "#platform/database/unavailability.ts";
import { fairQueue, QueueFull } from "#platform/limits/fairQueue.ts";
import { minuteWarning } from "#platform/server/minuteWarning.ts";
import { reading } from "#platform/server/prometheus.ts";
import { clientAddresses, siteOf } from "./clientAddress.ts";

/** How many wait for a hash, of strangers and of known people each. */
export class PasswordPlaces extends Context.Reference<PasswordPlaces>()("platform/PasswordPlaces", {
  defaultValue: () => 400,
}) {}

const limits = {
  /** As many as are hashed at once. */
  atOnce: 2,
  /** A person rather waits than tries again. docs/nginx/console.conf waits a little longer. */
  waitTimeout: "2 minutes",
} as const;

/** Refusals of a site within a minute, after which it counts as a crowd. */
const maxRefusals = 10;

const isLate = (error: unknown): error is NotInTime => error instanceof NotInTime;

const make = Effect.gen(function* () {
  const clientAddress = yield* clientAddresses;
  const siteOfClient = (req: IncomingMessage) => siteOf(clientAddress(req));
  const warn = yield* minuteWarning(
    (number) => `Sign-ins were refused, as too many came at once: from ${number} addresses within a minute`,
  );
  let minute = 0;
  let refusals = new Map<string, number>();

  /** The refusals of a client's site in this minute. */
  const refusalsOf = Effect.fnUntraced(function* (req: IncomingMessage) {
    const millis = yield* Clock.currentTimeMillis;
    const seconds = 60 - (Math.floor(millis / 1000) % 60);
    if (Math.floor(millis / 60_000) !== minute) refusals = new Map();
    minute = Math.floor(millis / 60_000);
    const site = siteOfClient(req);
    return { site, counted: refusals.get(site) ?? 0, seconds };
  });

  const countRefusal = Effect.fnUntraced(function* (req: IncomingMessage) {
    const { site, counted } = yield* refusalsOf(req);
    refusals.set(site, counted + 1);
    yield* warn(clientAddress(req));
  });

  /** Seconds until a stranger of a site that crowds the queue is let into it; undefined for other sites. */
  const waitOfCrowd = Effect.fnUntraced(function* (req: IncomingMessage) {
    const { counted, seconds } = yield* refusalsOf(req);
    return counted < maxRefusals ? undefined : seconds;
  });

  /** Somebody of this site knows a password: it is no crowd of strangers alone. */
  const forgetRefusals = (req: IncomingMessage) =>
    Effect.map(refusalsOf(req), ({ site }) => void refusals.delete(site));

  const places = { ...limits, waiting: yield* PasswordPlaces };
  const strangers = fairQueue(places);
  // Whatever strangers do, these have places. `Password.ts` hashes for both queues by turns.
  const known = fairQueue(places);
  const waiting = () => strangers.waiting() + known.waiting();
  reading("wellbeing_passwords_waiting", "Sign-ins that wait for a hash", waiting);

  /**
   * Runs `work` when its turn has come. Its time limit begins then, and a client that has left gets nothing done.
   * `account` is given for a person who proved to be its owner here before.
   */
  const inPasswordQueue = <E, R>(
    req: IncomingMessage,
    res: ServerResponse,
    account: string | undefined,
    work: Effect.Effect<void, E, R>,
  ) => {
    // A very busy processor, since a silent database is noticed before. Whoever tries again waits for another hash.
    const hashed = Effect.catchIf(inTime(work, 4), isLate, () => new QueueFull({ retryAfterSeconds: 5 }));
    const inTurn = Effect.asVoid(Effect.unless(hashed, () => res.destroyed));
    const turn =
      account === undefined
        ? Effect.tapError(strangers.enter(siteOfClient(req)), () => countRefusal(req))
        : known.enter(account);
    return Effect.scoped(Effect.zipRight(turn, inTurn));
  };

  return { inPasswordQueue, countRefusal, waitOfCrowd, forgetRefusals };
});

export class PasswordQueue extends Effect.Service<PasswordQueue>()("platform/PasswordQueue", {
  scoped: make,
}) {}
