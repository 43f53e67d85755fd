/**
 * Answers of calls by their keys: a call is asked once, its answer has one place, and whoever shows it reads it there. A
 * write names the keys that it changes (decision 30).
 */
import { Cause, DateTime, Duration, Effect, Exit, Option, Runtime } from "effect";
import { atom, type WritableAtom } from "jotai";
import { atomEffect } from "jotai-effect";
import type { AppServices } from "#src/services/appRuntime.ts";
import { offlineSinceAtom, reconnectionsAtom } from "./connectivity.ts";
import { onFailureAtom, runtimeAtom } from "./runtimeAtom.ts";
import { whileMounted } from "./whileMounted.ts";

export interface AnswerState<A, E> {
  readonly data: A | undefined;
  /** Why the last attempt failed; undefined again after a success. */
  readonly error: E | undefined;
  /** Whether the last attempt failed, even if offline data stays without an error. */
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  /** When `data` arrived. */
  readonly answeredAt: DateTime.Utc | undefined;
  /** Whether it has to be asked for: it never was, or what is known is out of date. */
  readonly isDue: boolean;
  /** Thrown to the route's error page. */
  readonly defect: Option.Option<unknown>;
}

export interface AnswersOptions<Key, A, E> {
  readonly ask: (key: Key) => Effect.Effect<A, E, AppServices>;
  /** The same text for the same key. */
  readonly textOf: (key: Key) => string;
  /** How many answers are kept, beside those that are shown. */
  readonly max: number;
  /** Whether two answers are equal. The earlier one stays then, so that screens render nothing again. */
  readonly isSame?: (before: A, after: A) => boolean;
  /** Whether an answer cannot change any more, so that the return of the network does not put it out of date. */
  readonly isFinal?: (key: Key, answeredAt: DateTime.Utc) => boolean;
}

/** Set it to send the call again. */
export type AnswerAtom<A, E> = WritableAtom<AnswerState<A, E>, [], void>;

export type Answers<Key, A, E> = ReturnType<typeof answers<Key, A, E>>;

const initial = {
  data: undefined,
  error: undefined,
  hasFailed: false,
  isLoading: true,
  answeredAt: undefined,
  isDue: true,
  defect: Option.none(),
} as const;

/** What is known of a key that was asked for. */
export interface Entry<Key, A, E> extends AnswerState<A, E> {
  readonly key: Key;
  /** How often the network had come back when it was asked for. */
  readonly reconnections: number;
}

interface Request {
  interrupt: () => void;
  /** A page is about to open that shows it: until then, no other screen that is left interrupts it. */
  isForPage: boolean;
}

/** From the intent to open a page until it is open. */
const recently = Duration.seconds(10);
const oldAfter = Duration.minutes(5);

/** No answer of a later time than now: the clock has been set back since. */
const isWithin = (past: Duration.Duration, answeredAt: DateTime.Utc, now: DateTime.Utc): boolean =>
  DateTime.between(answeredAt, { minimum: DateTime.subtractDuration(now, past), maximum: now });

export const answers = <Key, A, E>(options: AnswersOptions<Key, A, E>) => {
  const { ask, textOf, max, isSame = Object.is, isFinal = () => false } = options;

  /** What was asked for last is last. */
  const entriesAtom = atom<ReadonlyMap<string, Entry<Key, A, E>>>(new Map());
  /** Of one store. They change in place, since nothing follows them. */
  const requestsAtom = atom(() => new Map<string, Request>());
  const screensAtom = atom(() => new Map<string, number>());

  const changeAtom = atom(null, (get, set, key: Key, change: Partial<Entry<Key, A, E>>) => {
    const [text, requests, screens] = [textOf(key), get(requestsAtom), get(screensAtom)];
    const entries = new Map(get(entriesAtom));
    const entry = entries.get(text) ?? { ...initial, key, reconnections: get(reconnectionsAtom) };
    entries.delete(text);
    entries.set(text, { ...entry, ...change });
    const surplus = [...entries.keys()].slice(0, -max);
    for (const other of surplus) if (!requests.has(other) && !screens.has(other)) entries.delete(other);
    set(entriesAtom, entries);
  });

  /** What is known of a key, without asking. */
  const stateOfAtom = atom((get) => {
    const entries = get(entriesAtom);
    const reconnections = get(reconnectionsAtom);
    return (key: Key): AnswerState<A, E> => {
      const entry = entries.get(textOf(key));
      if (entry === undefined) return initial;
      if (entry.isDue || entry.reconnections === reconnections) return entry;
      const isKept = entry.answeredAt !== undefined && !entry.hasFailed && isFinal(key, entry.answeredAt);
      return isKept ? entry : { ...entry, isDue: true };
    };
  });

  /** Interrupts what is being asked, and makes the answer due. */
  const dropAtom = atom(null, (get, set, key: Key) => {
    const requests = get(requestsAtom);
    const request = requests.get(textOf(key));
    requests.delete(textOf(key));
    request?.interrupt();
    set(changeAtom, key, { isDue: true, defect: Option.none() });
  });

  const settleAtom = atom(null, (get, set, key: Key, exit: Exit.Exit<A, E>, answeredAt: DateTime.Utc) => {
    const { data } = get(stateOfAtom)(key);
    if (Exit.isSuccess(exit)) {
      const kept = data !== undefined && isSame(data, exit.value) ? data : exit.value;
      return set(changeAtom, key, { ...initial, data: kept, answeredAt, isLoading: false, isDue: false });
    }
    get(onFailureAtom).onFailure(exit.cause);
    // It is asked for again when the network is back.
    const isExcused = get(offlineSinceAtom) !== undefined && data !== undefined;
    return set(changeAtom, key, {
      error: isExcused ? undefined : Option.getOrUndefined(Cause.failureOption(exit.cause)),
      hasFailed: true,
      isLoading: false,
      defect: Cause.dieOption(exit.cause),
    });
  });

  /** Sends the call again, and interrupts a running one. Resolves with how long it took; undefined if it was interrupted. */
  const askAtom = atom(null, (get, set, key: Key) => {
    const requests = get(requestsAtom);
    set(dropAtom, key);
    const request: Request = { interrupt: () => undefined, isForPage: false };
    requests.set(textOf(key), request);
    set(changeAtom, key, { isLoading: true, isDue: false, reconnections: get(reconnectionsAtom) });
    return new Promise<Duration.Duration | undefined>((resolve) => {
      const timed = Effect.all([DateTime.now, Effect.exit(ask(key)), DateTime.now]);
      const interrupt = Runtime.runCallback(get(runtimeAtom))(timed, {
        onExit: (ended) => {
          // A request that was dropped may bring an old answer, even if it cannot be interrupted.
          if (requests.get(textOf(key)) !== request) return;
          requests.delete(textOf(key));
          if (Exit.isFailure(ended)) return;
          const [begun, exit, at] = ended.value;
          set(settleAtom, key, exit, at);
          resolve(DateTime.distanceDuration(begun, at));
        },
      });
      request.interrupt = () => {
        interrupt();
        resolve(undefined);
      };
    });
  });

  /** Asks before a page is opened that shows the answer, unless it is on the way or some seconds old. */
  const refreshAtom = atom(null, (get, set, key: Key) => {
    const requests = get(requestsAtom);
    const { answeredAt, isDue } = get(stateOfAtom)(key);
    const now = Runtime.runSync(get(runtimeAtom))(DateTime.now);
    const isRecent = answeredAt && isWithin(recently, answeredAt, now);
    if (!requests.has(textOf(key)) && (!isRecent || isDue)) void set(askAtom, key);
    const request = requests.get(textOf(key));
    if (request) request.isForPage = true;
  });

  /** Puts an answer out of date: if it is shown, it is asked for now, else when it is shown again. */
  const invalidateAtom = atom(null, (get, set, key: Key) => {
    if (get(screensAtom).has(textOf(key))) void set(askAtom, key);
    else set(dropAtom, key);
  });

  const invalidateWhereAtom = atom(null, (get, set, isOutOfDate: (entry: Entry<Key, A, E>) => boolean) => {
    for (const entry of get(entriesAtom).values()) if (isOutOfDate(entry)) set(invalidateAtom, entry.key);
  });

  /** Puts out of date what is minutes old and can have changed: a page that shows many answers is opened again. */
  const outdateAtom = atom(null, (get, set) => {
    const now = Runtime.runSync(get(runtimeAtom))(DateTime.now);
    set(
      invalidateWhereAtom,
      ({ key, answeredAt }) =>
        answeredAt !== undefined &&
        !isWithin(oldAfter, answeredAt, now) &&
        !isFinal(key, DateTime.min(answeredAt, now)),
    );
  });

  /** Interrupts a request that nobody waits for any more. */
  const leaveAtom = atom(null, (get, set, key: Key) => {
    if (get(screensAtom).has(textOf(key))) return;
    const isAsked = get(requestsAtom).get(textOf(key))?.isForPage === false;
    if (isAsked || Option.isSome(get(stateOfAtom)(key).defect)) set(dropAtom, key);
  });

  /** Gives an answer that came with another one. `isDue`: it may be old, so that it is asked for when it is shown. */
  const putAtom = atom(null, (get, set, key: Key, data: A, isDue: boolean = false) => {
    const answeredAt = Runtime.runSync(get(runtimeAtom))(DateTime.now);
    set(dropAtom, key);
    set(changeAtom, key, { ...initial, data, answeredAt, isLoading: false, isDue });
  });

  const followed = (key: Key): AnswerAtom<A, E> => {
    const text = textOf(key);
    const isDueAtom = atom((get) => get(stateOfAtom)(key).isDue);
    const shownAtom = whileMounted((get, set, isShown) => {
      const screens = get(screensAtom);
      const count = (screens.get(text) ?? 0) + (isShown ? 1 : -1);
      if (count > 0) screens.set(text, count);
      else screens.delete(text);
      const request = get(requestsAtom).get(text);
      if (!isShown) set(leaveAtom, key);
      else if (request) request.isForPage = false;
      else if (get(stateOfAtom)(key).hasFailed) set(dropAtom, key);
    });
    const askedAtom = atomEffect((get, set) => {
      get(shownAtom);
      if (get(isDueAtom)) void set(askAtom, key);
    });
    const stateAtom = atom((get) => get(stateOfAtom)(key));
    return atom(
      (get) => {
        get(askedAtom);
        const state = get(stateAtom);
        if (Option.isSome(state.defect)) throw state.defect.value;
        return state;
      },
      (_get, set) => void set(askAtom, key),
    );
  };
  const atoms = new Map<string, AnswerAtom<A, E>>();
  /** Asks while it is mounted, if its answer is due or has failed. Always the same atom for a key that is used. */
  const of = (key: Key): AnswerAtom<A, E> => {
    const text = textOf(key);
    const answer = atoms.get(text) ?? followed(key);
    atoms.delete(text);
    atoms.set(text, answer);
    for (const other of [...atoms.keys()].slice(0, -max)) atoms.delete(other);
    return answer;
  };

  return {
    textOf,
    of,
    stateOfAtom,
    askAtom,
    refreshAtom,
    leaveAtom,
    invalidateAtom,
    invalidateWhereAtom,
    outdateAtom,
    putAtom,
  };
};
