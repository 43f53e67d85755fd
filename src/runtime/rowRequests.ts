/**
 * Requests something for each row of a list: when the page is idle, two rows at a time, first for the rows in view, then
 * for all others that are listed. Answers are kept while the page is loaded. After two failures nothing more is requested
 * until the list is shown again; on a slow platform nothing more at all.
 */
import { Effect, Exit } from "effect";
import { type Atom, atom } from "jotai";
import type { AppServices } from "#src/services/AppLayer.ts";
import { reportIfSignedOut, runEffect } from "./runtimeAtom.ts";

const maxRunning = 2;
const maxFailures = 2;

export interface RowRequestsOptions<Id extends string, Answer extends object> {
  /** `stop` ends all further requests as long as the page is loaded. */
  readonly ask: (id: Id, stop: () => void) => Effect.Effect<Answer, unknown, AppServices>;
  /** Runs a task when the page is idle. */
  readonly whenIdle: (task: () => void) => void;
}

export const rowRequests = <Id extends string, Answer extends object>({
  ask,
  whenIdle,
}: RowRequestsOptions<Id, Answer>) => {
  /** The requests of one store. They change in place, since nothing follows them. */
  const requestsAtom = atom(() => ({
    inView: new Set<Id>(),
    /** The rows to ask for after those in view. */
    listed: new Array<Id>(),
    /** The request of each row whose answer counts: one that was invalidated may bring an old answer. */
    running: new Map<Id, symbol>(),
  }));

  const answersAtom = atom<ReadonlyMap<Id, Answer>>(new Map<Id, Answer>());
  const failedAtom = atom<ReadonlySet<Id>>(new Set<Id>());
  const isStoppedAtom = atom(false);
  const hasEndedAtom = atom((get) => get(isStoppedAtom) || get(failedAtom).size >= maxFailures);

  /** Whether the answer of a row may still come. */
  const isPendingAtom = atom((get) => {
    const answers = get(answersAtom);
    const failed = get(failedAtom);
    const hasEnded = get(hasEndedAtom);
    // A request that ends changes the answers or the failures, so that running ones need no atom.
    const { running } = get(requestsAtom);
    return (id: Id): boolean => !answers.has(id) && !failed.has(id) && (!hasEnded || running.has(id));
  });

  const askAtom = atom(null, async (get, set, id: Id): Promise<void> => {
    const { running } = get(requestsAtom);
    const request = Symbol(id);
    running.set(id, request);
    const exit = await runEffect(get, Effect.exit(ask(id, () => set(isStoppedAtom, true))));
    if (Exit.isFailure(exit)) reportIfSignedOut(get, exit.cause);
    if (running.get(id) !== request) return;
    running.delete(id);
    if (Exit.isFailure(exit)) set(failedAtom, new Set([...get(failedAtom), id]));
    else set(answersAtom, new Map(get(answersAtom)).set(id, exit.value));
    whenIdle(() => set(askNextAtom));
  });

  const askNextAtom = atom(null, (get, set) => {
    const { inView, listed, running } = get(requestsAtom);
    if (get(hasEndedAtom)) return;
    const isPending = get(isPendingAtom);
    const open = new Set([...inView, ...listed].filter((id) => isPending(id) && !running.has(id)));
    for (const id of [...open].slice(0, Math.max(0, maxRunning - running.size))) void set(askAtom, id);
  });

  /** Notes that a row has entered or left the view. */
  const seeAtom = atom(null, (get, set, id: Id, isInView: boolean) => {
    const { inView } = get(requestsAtom);
    if (isInView) inView.add(id);
    else inView.delete(id);
    if (isInView) whenIdle(() => set(askNextAtom));
  });

  /** Requests the answers of all these rows, in the end. */
  const listAtom = atom(null, (get, set, ids: ReadonlyArray<Id>) => {
    get(requestsAtom).listed = [...ids];
    // A list that is shown again is another try.
    if (get(failedAtom).size > 0) set(failedAtom, new Set());
    whenIdle(() => set(askNextAtom));
  });

  /** Drops a row's answer, or all of them: what is shown is requested again. */
  const invalidateAtom = atom(null, (get, set, id?: Id) => {
    const { running } = get(requestsAtom);
    // Dropping all answers also allows requests again after a slow one.
    if (id === undefined) set(isStoppedAtom, false);
    const isInvalid = (other: Id) => id === undefined || other === id;
    for (const other of [...running.keys()].filter(isInvalid)) running.delete(other);
    set(failedAtom, new Set([...get(failedAtom)].filter((other) => !isInvalid(other))));
    const answers = get(answersAtom);
    const kept = [...answers].filter(([other]) => !isInvalid(other));
    if (kept.length < answers.size) set(answersAtom, new Map(kept));
    whenIdle(() => set(askNextAtom));
  });

  /** `unknown`: the answer could not be loaded, or is not requested any more. */
  const rowAtomOf = (id: Id): Atom<Answer | "pending" | "unknown"> =>
    atom((get) => get(answersAtom).get(id) ?? (get(isPendingAtom)(id) ? "pending" : "unknown"));

  return { answersAtom, isPendingAtom, seeAtom, listAtom, invalidateAtom, rowAtomOf };
};
