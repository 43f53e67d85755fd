/** What a query of a whole list tells: its entries, and where the answer differs from the contract. */
import { atom } from "jotai";
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
