/**
 * What a query of a whole list tells: its entries, where the answer differs from the contract, and what it still
 * lists.
 */
import { atom, type Atom } from "jotai";
import type { WholeList } from "#src/services/api/wholeList.ts";
import type { QueryAtom } from "./queryAtom.ts";

export const entriesOf = <A, E>(list: QueryAtom<WholeList<A>, E>): QueryAtom<ReadonlyArray<A>, E> =>
  atom(
    (get) => {
      const { data, ...state } = get(list);
      return { ...state, data: data?.entries };
    },
    (_get, set) => set(list),
  );

/** What is wrong with a list. */
export type ListIssues = Pick<WholeList<unknown>, "entryIssues" | "textIssues">;

const none: ListIssues = { entryIssues: [], textIssues: [] };

export const issuesOf = <A, E>(list: QueryAtom<WholeList<A>, E>) =>
  atom((get): ListIssues => get(list).data ?? none);

interface LoadedList {
  readonly loadedAt: number | undefined;
}

export const deletionsOf = <Id>(list: Atom<LoadedList>) => {
  /** When each entry was deleted, in epoch milliseconds. */
  const deletionsAtom = atom<ReadonlyMap<Id, number>>(new Map());
  return {
    confirmedAtom: atom(null, (_get, set, id: Id, at: number) =>
      set(deletionsAtom, (deletions) => new Map(deletions).set(id, at)),
    ),
    /** Ids of entries whose deletion was confirmed before the list was loaded: it should not have them any more. */
    deletedBeforeAtom: atom((get): ReadonlySet<Id> => {
      const { loadedAt = 0 } = get(list);
      return new Set([...get(deletionsAtom)].filter(([, at]) => at < loadedAt).map(([id]) => id));
    }),
  };
};
