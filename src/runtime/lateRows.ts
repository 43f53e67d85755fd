/** Answers about the rows of a list: asked in turn, first of the rows in view, then of all others that are listed. */
import { DateTime } from "effect";
import { type Atom, atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { isSameData } from "#src/domain/isSameData.ts";
import { known, type Known } from "#src/domain/known.ts";
import type { AnswerState } from "./answers.ts";
import type { InTurn } from "./inTurn.ts";

/** What a list wants for its rows: first for those in view, then for all that it names. */
export const wantedRows = <Row extends string>() => {
  const inViewAtom = atom<ReadonlySet<Row>>(new Set<Row>());
  const listAtom = atom<ReadonlyArray<Row>>([]);
  const seeAtom = atom(null, (get, set, changes: ReadonlyArray<readonly [row: Row, isInView: boolean]>) => {
    const inView = new Set(get(inViewAtom));
    for (const [row, isInView] of changes) {
      if (isInView) inView.add(row);
      else inView.delete(row);
    }
    set(inViewAtom, inView);
  });
  const rowsByElement = new WeakMap<Element, Row>();
  /** One for all rows: what scrolls into view together is noted at once. */
  const observerAtom = atom<IntersectionObserver>();
  /** Notes when an element of a row enters or leaves the view, until the returned function is called. */
  const watchAtom = atom(null, (get, set, element: Element, row: Row) => {
    const observer =
      get(observerAtom) ??
      new IntersectionObserver((entries) =>
        set(
          seeAtom,
          entries.flatMap(({ target, isIntersecting }) => {
            const seen = rowsByElement.get(target);
            return seen === undefined ? [] : [[seen, isIntersecting] as const];
          }),
        ),
      );
    set(observerAtom, observer);
    rowsByElement.set(element, row);
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      rowsByElement.delete(element);
      set(seeAtom, [[row, false]]);
    };
  });
  const wantedAtom = atom((get) => [...new Set([...get(inViewAtom), ...get(listAtom)])]);
  return { wantedAtom, watchAtom, listAtom };
};

/** What is known of a row. */
export interface LateAnswer<A> {
  readonly answer: A;
  /** When it arrived, if it is out of date: another one is on its way, or has failed. */
  readonly asOf: DateTime.Utc | undefined;
}

/** A row as it is read from one answer or several. */
export interface RowState<A> {
  /** Undefined until all of it has arrived. */
  readonly data: A | undefined;
  readonly answeredAt: DateTime.Utc | undefined;
  readonly isOld: boolean;
  readonly hasFailed: boolean;
}

/** A row that is one answer. */
export const rowOf = <A>(state: AnswerState<A, unknown>): RowState<A> => {
  const { data, answeredAt, hasFailed, isDue, isLoading } = state;
  const isAsked = isDue || isLoading;
  return { data, answeredAt, isOld: hasFailed || isAsked, hasFailed: hasFailed && !isAsked };
};

/** What asks for the rows, and what reads them. */
export interface RowSource<Id extends string, A> {
  readonly turn: InTurn;
  readonly stateOfAtom: Atom<(id: Id) => RowState<A>>;
}

export type LateRows<Id extends string, A> = ReturnType<typeof lateRows<Id, A>>;

/** @param sourceAtom - Its code may still be on its way, or not load. */
export const lateRows = <Id extends string, A>(
  wanted: ReturnType<typeof wantedRows<Id>>,
  sourceAtom: Atom<Known<RowSource<Id, A>>>,
) => {
  /** Mounted where the answers are shown: asks for them. */
  const askedAtom = atom((get) => {
    const source = known(get(sourceAtom));
    if (source) get(source.turn.askedAtom);
  });

  const hasEndedAtom = atom((get) => {
    const source = get(sourceAtom);
    return typeof source === "string" ? source === "failed" : get(source.turn.hasEndedAtom);
  });

  const knownAtom = atom((get) => {
    const source = get(sourceAtom);
    const rows = new Set(get(wanted.wantedAtom));
    const hasEnded = get(hasEndedAtom);
    const stateOf = typeof source === "string" ? undefined : get(source.stateOfAtom);
    return (id: Id): Known<LateAnswer<A>> => {
      const state = stateOf?.(id);
      if (state?.data !== undefined) {
        return { answer: state.data, asOf: state.isOld ? state.answeredAt : undefined };
      }
      if (!rows.has(id)) return "unasked";
      return hasEnded || state?.hasFailed === true ? "failed" : "pending";
    };
  });

  /** Of what is asked: whether it has all arrived or stopped, which arrived, and since when the oldest of the others is known. */
  const progressAtom = atom((get) => {
    const knownOf = get(knownAtom);
    const times = get(wanted.wantedAtom).flatMap((id) => known(knownOf(id))?.asOf ?? []);
    return {
      hasEnded: get(hasEndedAtom),
      isFresh: (id: Id) => known(knownOf(id))?.asOf === undefined && known(knownOf(id)) !== undefined,
      asOf: times.toSorted(DateTime.Order)[0],
    };
  });

  /** Other rows' answers do not change it. */
  const knownOf = (id: Id): Atom<Known<LateAnswer<A>>> =>
    selectAtom(
      atom((get) => get(knownAtom)(id)),
      (row) => row,
      isSameData,
    );

  const retryAtom = atom(null, (get, set) => {
    const source = known(get(sourceAtom));
    if (source) set(source.turn.retryAtom);
  });

  return { ...wanted, askedAtom, progressAtom, retryAtom, knownAtom, knownOf };
};
