/** The parts of a query of a whole list: the entries as a separate query, and the entries that could not be read. */
import { atom } from "jotai";
import type { Misfit } from "#schemas/pages.ts";
import type { WholeList } from "#src/services/wholeList.ts";
import type { QueryAtom } from "./queryAtom.ts";

export const entriesOf = <A, E>(list: QueryAtom<WholeList<A>, E>): QueryAtom<ReadonlyArray<A>, E> =>
  atom(
    (get) => {
      const { data, ...state } = get(list);
      return { ...state, data: data?.entries };
    },
    (_get, set) => set(list),
  );

const none: ReadonlyArray<Misfit> = [];

export const misfitsOf = <A, E>(list: QueryAtom<WholeList<A>, E>) =>
  atom((get): ReadonlyArray<Misfit> => get(list).data?.misfits ?? none);
